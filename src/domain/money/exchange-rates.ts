import type { Currency } from '#catalogue/money.ts'
import { dirhamsPerDollar, fallbackRates, type RatedCurrency } from '#catalogue/rated-currencies.ts'
import { firstPlace } from '#domain/numbers/binary-search.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'

/** Units of each currency per euro on a day, as decimal strings. */
export type RateDay = { readonly day: Day; readonly rates: Readonly<Partial<Record<RatedCurrency, string>>> }

export type Rate = {
  /** Units of the second currency per unit of the first. */
  readonly rate: number
  /** The rate's date; of two, the older. */
  readonly day: Day
  /** Days before the requested day. */
  readonly age: number
}

/** Rates shipped with the product. */
export const embeddedRates: readonly RateDay[] = [
  { day: readIsoDay(fallbackRates.day) ?? 0, rates: fallbackRates.rates },
]

/**
 * The rate of the day or of the last day before (none on weekends and holidays); undefined if there is none. `days`
 * ascend. Cross rates go through the euro.
 */
export function rateOn(days: readonly RateDay[], from: Currency, to: Currency, day: Day): Rate | undefined {
  if (from === to) return { rate: 1, day, age: 0 }
  const [one, other] = [perEuro(days, from, day), perEuro(days, to, day)]
  if (!one || !other) return undefined
  const oldest = Math.min(one.day, other.day)
  return { rate: other.rate / one.rate, day: oldest, age: day - oldest }
}

/** Converts an amount and returns the rate used. */
export function convert(days: readonly RateDay[], amount: number, from: Currency, to: Currency, day: Day) {
  const rate = rateOn(days, from, to, day)
  return rate && { amount: amount * rate.rate, ...rate }
}

type Found = { readonly rate: number; readonly day: Day }

function perEuro(days: readonly RateDay[], currency: Currency, day: Day): Found | undefined {
  if (currency === 'EUR') return { rate: 1, day }
  if (currency === 'AED') {
    const dollar = perEuro(days, 'USD', day)
    return dollar && { rate: dollar.rate * dirhamsPerDollar, day: dollar.day }
  }
  const later = firstPlace(days.length, (at) => (days[at]?.day ?? 0) > day)
  for (let at = later - 1; at >= 0; at -= 1) {
    const found = days[at]
    const text = found?.rates[currency]
    if (found && text !== undefined) return { rate: Number(text), day: found.day }
  }
  return undefined
}
