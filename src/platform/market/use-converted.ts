import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#catalogue/money.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { useHydrated } from '../browser/use-hydrated.ts'

export type Converted = {
  readonly amount: number
  readonly currency: Currency
  /** Of the rate. */
  readonly date: string
}

/** An amount in the preferred currency, by the last published rate. Undefined until known, or if it is the same. */
export function useConverted(amount: number, from: Currency): Converted | undefined {
  const [currency] = usePreferredCurrency()
  const hydrated = useHydrated()
  const { data } = useQuery({
    queryKey: ['rates'],
    queryFn: async () => (await import('./latest-rates.ts')).latestRates(),
    enabled: hydrated && currency !== from,
    staleTime: 60 * 60_000,
  })
  const rate = currency === from ? undefined : data?.(from, currency)
  return rate && { amount: amount * rate.rate, currency, date: rate.date }
}
