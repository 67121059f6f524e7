import { type Currency, currencies, type NumberSystemChoice, numberSystems } from '#catalogue/money.ts'
import { browserValue, isKeyOf, useBrowserValue } from '#platform/storage/browser-value.ts'

const isCurrency = isKeyOf<Currency>(currencies)
const isSystem = isKeyOf<NumberSystemChoice>(numberSystems)
const currency = browserValue('preferredCurrency', isCurrency)
const system = browserValue('numberSystem', isSystem)

/** §9: the preferred currency. The server always renders the default. */
export function usePreferredCurrency(): [Currency, (value: string) => void] {
  return [useBrowserValue(currency), (value) => isCurrency(value) && currency.write(value)]
}

export function useNumberSystem(): [NumberSystemChoice, (value: string) => void] {
  return [useBrowserValue(system), (value) => isSystem(value) && system.write(value)]
}
