import type { Day } from '#domain/time/day.ts'
import { type CalendarReturn, calendarMonths, calendarYears } from './calendar-returns.ts'
import { MOST_GAP, type Series } from './series.ts'

export type Change = { readonly change: number; readonly from: Day; readonly to: Day }
export type Extremes<Of extends Change> = { readonly best: Of; readonly worst: Of }

export type BestAndWorst = {
  readonly day: Extremes<Change> | undefined
  readonly month: Extremes<CalendarReturn> | undefined
  readonly year: Extremes<CalendarReturn> | undefined
}

/** Between consecutive values, and of complete months and years. */
export function bestAndWorst(series: Series): BestAndWorst {
  return {
    day: extremes(dayChanges(series)),
    month: extremes(calendarMonths(series).filter(({ partial }) => !partial)),
    year: extremes(calendarYears(series).filter(({ partial }) => !partial)),
  }
}

function* dayChanges({ days, values }: Series): Generator<Change> {
  for (let at = 1; at < days.length; at += 1) {
    const [from = 0, to = 0] = [days[at - 1], days[at]]
    if (to - from <= MOST_GAP) yield { change: (values[at] ?? 0) / (values[at - 1] ?? 0) - 1, from, to }
  }
}

function extremes<Of extends Change>(changes: Iterable<Of>): Extremes<Of> | undefined {
  let found: Extremes<Of> | undefined
  for (const one of changes) {
    found = {
      best: found && found.best.change >= one.change ? found.best : one,
      worst: found && found.worst.change <= one.change ? found.worst : one,
    }
  }
  return found
}
