/** How numbers are grouped: lakh and crore for rupees, thousands and millions for the rest, unless a person chose one for all. */
export type NumberSystem = 'en-IN' | 'en-US'

export const systemOf = (currency: string): NumberSystem => (currency === 'INR' ? 'en-IN' : 'en-US')

/** Our minus is a minus sign, not a hyphen. */
const withMinus = (text: string) => text.replace('-', '−')

const formats = new Map<string, Intl.NumberFormat>()

function format(system: NumberSystem, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = system + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(system, options)
  formats.set(key, made)
  return made
}

export function formatNumber(value: number, digits: number, system: NumberSystem = 'en-US'): string {
  return withMinus(
    format(system, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      unsignedZero(value, digits),
    ),
  )
}

/** What rounds to nothing has no sign. */
function unsignedZero(value: number, digits: number): number {
  return Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value
}

/** +1.23 or −1.23: a change always carries its sign, except when there is none. */
export function formatSigned(value: number, digits: number, system: NumberSystem = 'en-US'): string {
  const text = formatNumber(value, digits, system)
  return unsignedZero(value, digits) > 0 ? `+${text}` : text
}

export type MoneyParts = {
  readonly sign: string
  readonly symbol: string
  readonly amount: string
  readonly unit: string
}

const scales: Record<NumberSystem, readonly (readonly [from: number, unit: string])[]> = {
  'en-IN': [
    [1e7, 'crore'],
    [1e5, 'lakh'],
  ],
  'en-US': [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ],
}

export type MoneyOptions = {
  /** 76.6 lakh instead of 76,57,000. */
  readonly short?: boolean
  readonly system?: NumberSystem
}

/** An amount in its pieces, so that symbol and unit can stand back behind the figure. */
export function moneyParts(value: number, currency: string, options: MoneyOptions = {}): MoneyParts {
  const system = options.system ?? systemOf(currency)
  const pieces = format(system, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = pieces.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  const digits = pieces.resolvedOptions().maximumFractionDigits ?? 2
  const size = Math.abs(value)
  // 99,99,999 and more round to a crore: what is shown decides the unit.
  const scale = options.short ? scales[system].find(([from]) => size >= from * 0.99995) : undefined
  const amount = scale
    ? formatNumber(size / scale[0], size / scale[0] >= 100 ? 1 : 2, system)
    : formatNumber(size, options.short ? 0 : digits, system)
  const isZero = !/[1-9]/.test(amount)
  return { sign: value < 0 && !isZero ? '−' : '', symbol, amount, unit: scale ? scale[1] : '' }
}

export function formatMoney(value: number, currency: string, options?: MoneyOptions): string {
  const { sign, symbol, amount, unit } = moneyParts(value, currency, options)
  return `${sign}${symbol}${amount}${unit && ` ${unit}`}`
}
