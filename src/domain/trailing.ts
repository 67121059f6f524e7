import type { Day } from './day.ts'
import { returnOver } from './returns.ts'
import { lastAt, type Series } from './series.ts'

const WEEKS = 52

/** What a year brought, on average over so many years up to the last value, in hundredths of a per cent. Null where the scheme is too young. */
export function yearlyReturn(series: Series, years: 1 | 3 | 5): number | null {
  const yearly = returnOver(series, `${years}Y`)?.annualised ?? Number.NaN
  // A value of 0 leads nowhere.
  return Number.isFinite(yearly) && yearly > -1 ? Math.round(yearly * 10_000) : null
}

/** The last value of each of the 52 weeks that end with a day, the oldest first; null before the first value. */
export function weeklyCloses(series: Series, end: Day): (number | null)[] {
  return Array.from({ length: WEEKS }, (_, week) => series.values[lastAt(series, end - 7 * (WEEKS - 1 - week))] ?? null)
}
