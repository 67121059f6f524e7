import { type Day, dayOf } from './day.ts'

/** As in XIRR. */
export const DAYS_IN_YEAR = 365

/** Months since January of the year 0. */
export type Month = number

export function monthOf(day: Day): Month {
  const date = new Date(day * 86_400_000)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export const yearOf = (month: Month): number => Math.floor(month / 12)

export const firstDayOf = (month: Month): Day => dayOf(yearOf(month), (month % 12) + 1, 1) ?? Number.NaN

/** The same date n months later (or earlier), clamped to the month's end: a month before 31 March is 28 February. */
export function monthsAfter(day: Day, months: number): Day {
  const from = monthOf(day)
  return dateIn(from + months, day - firstDayOf(from))
}

/** The day this many days after the first of a month, clamped to its last. */
export function dateIn(month: Month, after: number): Day {
  return Math.min(firstDayOf(month) + after, firstDayOf(month + 1) - 1)
}
