import { monthsAfter } from '#domain/calendar.ts'
import { type Day, weekdayOf } from '#domain/day.ts'

const WEEKS = 52
const FRIDAY = 5
/** A day off is stood for by one of the days before it. */
const WITHIN = 6

/** A day of the past that we want to know the market of: any day from `from` to `day`, the later the better. */
export type Wanted = { readonly day: Day; readonly from: Day }

/** For the small pictures a value a week, for returns the same day of other years; the newest first. */
export function wantedDays(today: Day): Wanted[] {
  const friday = today - ((weekdayOf(today) - FRIDAY + 7) % 7)
  const weeks = Array.from({ length: WEEKS }, (_, n) => friday - 7 * n)
  return [...weeks, ...[12, 36, 60].map((months) => monthsAfter(today, -months))].map((day) => ({
    day,
    from: day - WITHIN,
  }))
}

/** What stands for a wanted day among the days that are known, if anything does. Days that the source has nothing of do not. */
export function standsFor(wanted: Wanted, known: readonly { day: Day; schemes: number }[]): Day | undefined {
  return known.findLast(({ day, schemes }) => day <= wanted.day && day >= wanted.from && schemes > 0)?.day
}

/** The next day to ask the source for, if this one is still missing: weekends and days that were asked for are passed over. */
export function nextToAsk(wanted: Wanted, known: readonly { day: Day; schemes: number }[]): Day | undefined {
  if (standsFor(wanted, known) !== undefined) return undefined
  for (let day = wanted.day; day >= wanted.from; day -= 1) {
    const isWorkday = weekdayOf(day) % 6 !== 0
    if (isWorkday && !known.some((other) => other.day === day)) return day
  }
  return undefined
}
