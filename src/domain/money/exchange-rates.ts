import type { Currency } from '#catalogue/money.ts'
import { dirhamsPerDollar, fallbackRates, type RatedCurrency } from '#catalogue/rated-currencies.ts'
import { firstPlace } from '#domain/numbers/binary-search.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'

/** How many of each currency one euro was worth on a day, as decimal texts. */
export type RateDay = { readonly day: Day; readonly rates: Readonly<Partial<Record<RatedCurrency, string>>> }

export type Rate = {
  /** One unit of the first is worth this many of the second. */
  readonly rate: number
  /** The day of the rate; of two, the older one. */
  readonly day: Day
  /** How many days before the day that was asked for. */
  readonly age: number
}

/** The rates that come with the product. */
export const embeddedRates: readonly RateDay[] = [
  { day: readIsoDay(fallbackRates.day) ?? 0, rates: fallbackRates.rates },
]

/**
 * The rate of the day, or of the last day before it that has one: there are none on weekends and holidays. Nothing where none is that old.
 * `days` rise. Both ways go through the euro.
 */
export function rateOn(days: readonly RateDay[], from: Currency, to: Currency, day: Day): Rate | undefined {
  if (from === to) return { rate: 1, day, age: 0 }
  const [one, other] = [perEuro(days, from, day), perEuro(days, to, day)]
  if (!one || !other) return undefined
  const oldest = Math.min(one.day, other.day)
  return { rate: other.rate / one.rate, day: oldest, age: day - oldest }
}

/** An amount in another currency, with the rate that made it. */
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
