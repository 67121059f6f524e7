import { lastAt } from '#domain/measures/series.ts'
import type { Day } from '#domain/time/day.ts'
import type { DailyPrices } from './daily-prices.ts'

const WEEKS_52 = 364

export type YearRange = { readonly high: number; readonly highDay: Day; readonly low: number; readonly lowDay: Day }

/** The highest and lowest of 52 weeks up to the last day, from adjusted prices; nothing across an unsure day. */
export function yearRange({ days, high, low, close }: DailyPrices, unsure: readonly Day[]): YearRange | undefined {
  const last = days.at(-1)
  if (last === undefined || unsure.some((day) => day > last - WEEKS_52)) return undefined
  const from = lastAt({ days: Int32Array.from(days) }, last - WEEKS_52) + 1
  const range = { high: Number.NEGATIVE_INFINITY, highDay: last, low: Number.POSITIVE_INFINITY, lowDay: last }
  for (let at = from; at < days.length; at += 1) {
    const [day = 0, most = 0] = [days[at], high[at] ?? close[at]]
    const least = low[at] ?? close[at] ?? most
    if (most > range.high) Object.assign(range, { high: most, highDay: day })
    if (least < range.low) Object.assign(range, { low: least, lowDay: day })
  }
  return range
}
