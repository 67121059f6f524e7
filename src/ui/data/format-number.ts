/** Digit grouping: lakh and crore for rupees, thousands and millions otherwise, unless the person chose one. */
export type NumberSystem = 'en-IN' | 'en-US'

export const systemOf = (currency: string): NumberSystem => (currency === 'INR' ? 'en-IN' : 'en-US')

/**
 * By hand: creating an `Intl.NumberFormat` costs a slow phone tens of milliseconds and engines disagree on characters.
 * Tests compare it with `Intl`.
 */
export function formatNumber(value: number, digits: number, system: NumberSystem = 'en-US'): string {
  const [whole = '0', fraction] = rounded(Math.abs(value), digits).split('.')
  const grouped = whole.replace(system === 'en-IN' ? /(\d)(?=(\d\d)+\d$)/g : /(\d)(?=(\d{3})+$)/g, '$1,')
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`
  // No sign if it rounds to zero; U+2212, not a hyphen.
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/** Rounds half up on the decimal digits, not the binary value: 1.005 becomes 1.01. */
function rounded(size: number, digits: number): string {
  const written = /^(\d+)(?:\.(\d+))?$/.exec(String(size))
  // Exponent notation: rounds to zero, or has no fraction.
  if (!written) return size.toFixed(digits)
  const [, whole = '0', fraction = ''] = written
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const text = String(kept + (fraction.charAt(digits) >= '5' ? 1n : 0n)).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** +1.23 or −1.23; zero has no sign. */
export function formatSigned(value: number, digits: number, system: NumberSystem = 'en-US'): string {
  const text = formatNumber(value, digits, system)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** 12.3 kB: decimal units. */
export function formatBytes(bytes: number): string {
  return bytes < 999_950 ? `${formatNumber(bytes / 1000, 1)} kB` : `${formatNumber(bytes / 1e6, 1)} MB`
}

export type MoneyParts = {
  readonly sign: string
  readonly symbol: string
  readonly amount: string
  readonly unit: string
}

/** Dollar currencies have distinct symbols. */
const currencies: Record<string, { readonly symbol: string; readonly digits: number }> = {
  USD: { symbol: '$', digits: 2 },
  INR: { symbol: '₹', digits: 2 },
  EUR: { symbol: '€', digits: 2 },
  GBP: { symbol: '£', digits: 2 },
  JPY: { symbol: '¥', digits: 0 },
  AUD: { symbol: 'A$', digits: 2 },
  CAD: { symbol: 'CA$', digits: 2 },
  SGD: { symbol: 'S$', digits: 2 },
  AED: { symbol: 'AED ', digits: 2 },
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
  /** Decimals, if more than the currency's own. */
  readonly digits?: number
  readonly system?: NumberSystem
}

/** An amount in parts, so that symbol and unit can be styled smaller. */
export function moneyParts(value: number, currency: string, options: MoneyOptions = {}): MoneyParts {
  const system = options.system ?? systemOf(currency)
  const { symbol, digits } = currencies[currency] ?? { symbol: `${currency} `, digits: 2 }
  const size = Math.abs(value)
  // 9,999,500 and more rounds up to a crore: the rounded value decides the unit.
  const scale = options.short ? scales[system].find(([from]) => size >= from * 0.99995) : undefined
  const amount = scale
    ? formatNumber(size / scale[0], size / scale[0] >= 100 ? 1 : 2, system)
    : formatNumber(size, options.digits ?? (options.short ? 0 : digits), system)
  const isZero = !/[1-9]/.test(amount)
  return { sign: value < 0 && !isZero ? '−' : '', symbol, amount, unit: scale ? scale[1] : '' }
}

export function formatMoney(value: number, currency: string, options?: MoneyOptions): string {
  const { sign, symbol, amount, unit } = moneyParts(value, currency, options)
  return `${sign}${symbol}${amount}${unit && ` ${unit}`}`
}
