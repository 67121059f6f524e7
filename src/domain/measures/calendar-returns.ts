import { firstDayOf, type Month, monthOf, yearOf } from '#domain/time/calendar.ts'
import { type Day, weekdayOf } from '#domain/time/day.ts'
import { MOST_GAP, type Series } from './series.ts'

export type CalendarReturn = {
  readonly year: number
  /** 1 to 12; undefined for a whole year. */
  readonly month: number | undefined
  /** From the last value of the previous period to the last of this one. */
  readonly change: number
  readonly from: Day
  readonly to: Day
  /** The series begins, ends or has a gap of weeks within the period. */
  readonly partial: boolean
}

export const calendarYears = (series: Series): CalendarReturn[] => periods(series, 12)
export const calendarMonths = (series: Series): CalendarReturn[] => periods(series, 1)

/** A period with one value and none in the period before is left out. */
function periods({ days, values }: Series, length: 1 | 12): CalendarReturn[] {
  const found: CalendarReturn[] = []
  let before: { readonly end: Day; readonly at: number } | undefined
  for (let first = 0; first < days.length; ) {
    const start = startOf(days[first] ?? 0, length)
    const end = firstDayOf(start + length)
    let last = first
    while ((days[last + 1] ?? end) < end) last += 1
    const follows = before?.end === firstDayOf(start)
    const base = before && follows ? before.at : first
    const [from = 0, to = 0] = [days[base], days[last]]
    const begun = follows && isEnd(from, firstDayOf(start), days[first])
    const ended = isEnd(to, end, days[last + 1])
    if (last > base) {
      found.push({
        year: yearOf(start),
        month: length === 1 ? (start % 12) + 1 : undefined,
        change: (values[last] ?? Number.NaN) / (values[base] ?? Number.NaN) - 1,
        from,
        to,
        partial: !(begun && ended),
      })
    }
    before = { end, at: last }
    first = last + 1
  }
  return found
}

/** Whether a period's last value counts as its end: nothing missing but holidays. */
function isEnd(day: Day, end: Day, next: Day | undefined): boolean {
  const last = lastWeekdayBefore(end)
  return day >= last || (next !== undefined && (next - day <= MOST_GAP || day >= last - HOLIDAYS))
}

const HOLIDAYS = 4

function startOf(day: Day, length: 1 | 12): Month {
  const month = monthOf(day)
  return month - (month % length)
}

/** The month's last day that is neither Saturday nor Sunday. */
function lastWeekdayBefore(day: Day): Day {
  const weekday = weekdayOf(day - 1)
  return day - 1 - (weekday === 0 ? 2 : weekday === 6 ? 1 : 0)
}
