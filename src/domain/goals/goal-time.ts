import { monthOf, monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'

/** Months from a day to a later one: 1.5 is a month and half the days of the next. 0 if it is not later. */
export function monthsUntil(from: Day, to: Day): number {
  if (to <= from) return 0
  let whole = monthOf(to) - monthOf(from)
  if (monthsAfter(from, whole) > to) whole -= 1
  const begin = monthsAfter(from, whole)
  return whole + (to - begin) / (monthsAfter(from, whole + 1) - begin)
}

/** A rounding error must not cost a day. */
const SLACK = 1e-6

/** The first day by which so many months have passed. */
export function dayAfterMonths(from: Day, months: number): Day {
  const whole = Math.floor(months + SLACK)
  const begin = monthsAfter(from, whole)
  return begin + Math.max(0, Math.ceil((months - whole) * (monthsAfter(from, whole + 1) - begin) - SLACK))
}
