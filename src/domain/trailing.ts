import { type Day, dayOf, isoDay } from './day.ts'

/** A history as columns; the days rise. */
export type DatedValues = { readonly days: Int32Array; readonly values: Float64Array }

/** A beginning may lie this many days before the day it stands for: long holidays are shorter. */
const LONGEST_GAP = 10
const WEEKS = 52

/**
 * What a year brought, on average over so many years up to the last value, in hundredths of a per cent: from the last value on or before
 * the same date so many years ago. Null where the scheme is too young.
 */
export function yearlyReturn({ days, values }: DatedValues, years: number): number | null {
  const last = days.length - 1
  const from = yearsBefore(days[last] ?? 0, years)
  const at = placeOnOrBefore(days, from)
  const [first = 0, now = 0] = [values[at], values[last]]
  if (at < 0 || from - (days[at] ?? 0) > LONGEST_GAP || !(first > 0) || !(now > 0)) return null
  return Math.round(((now / first) ** (1 / years) - 1) * 10_000)
}

/** The last value of each of the 52 weeks that end with a day, the oldest first; null before the first value. */
export function weeklyCloses({ days, values }: DatedValues, end: Day): (number | null)[] {
  return Array.from({ length: WEEKS }, (_, week) => {
    const at = placeOnOrBefore(days, end - 7 * (WEEKS - 1 - week))
    return at < 0 ? null : (values[at] ?? null)
  })
}

/** The same date; of a leap day, the last of February. */
export function yearsBefore(day: Day, years: number): Day {
  const [year = 0, month = 0, date = 0] = isoDay(day).split('-').map(Number)
  return dayOf(year - years, month, date) ?? dayOf(year - years, 2, 28) ?? day
}

export function placeOnOrBefore(days: Int32Array, day: Day): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? 0) <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}
