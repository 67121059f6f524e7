import { MOST_GAP } from '#domain/measures/series.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { type Day, weekdayOf } from '#domain/time/day.ts'
import type { KnownDay } from '../market/market-day-collection.ts'

const [WEEKS, MONTHS] = [52, 60]
const FRIDAY = 5
const yearsBack = [12, 36, 60]
/** A day off is stood for by one of the days before it. */
const WITHIN = 6
/** Of a holiday the report has a few funds of liquid money; that is not the market. */
const LEAST_SCHEMES = 500

/** A day of the past that we want to know the market of: any day from `from` to `day`, the later the better. */
export type Wanted = { readonly day: Day; readonly from: Day }

/**
 * The past days that are needed, most important first: every possible start day of a return (so that lists equal fund
 * pages), a value a week for sparklines, and a value a month to see unit changes. `market`: its latest day.
 */
export function wantedDays(market: Day): Wanted[] {
  const friday = market - ((weekdayOf(market) - FRIDAY + 7) % 7)
  const starts = Array.from({ length: MOST_GAP + 1 }, (_, back) =>
    yearsBack.map((months) => exactly(monthsAfter(market, -months) - back)),
  )
  const weeks = Array.from({ length: WEEKS }, (_, week) => around(friday - 7 * week))
  const months = Array.from({ length: MONTHS - 12 }, (_, month) => around(monthsAfter(market, -13 - month)))
  return [...starts.slice(0, 4).flat(), ...weeks, ...months, ...starts.slice(4).flat()]
}

const exactly = (day: Day): Wanted => ({ day, from: day })
const around = (day: Day): Wanted => ({ day, from: day - WITHIN })

/** The known day that serves for a wanted one, if any. Days with hardly any values do not serve. */
export function standsFor({ day, from }: Wanted, known: readonly KnownDay[]): Day | undefined {
  const least = day === from ? 0 : LEAST_SCHEMES
  return known.findLast((other) => other.day <= day && other.day >= from && other.instruments >= least)?.day
}

/** The next day to fetch for a missing one. Known days are skipped; weekends where another day will do. */
export function nextToAsk(wanted: Wanted, known: readonly KnownDay[]): Day | undefined {
  if (standsFor(wanted, known) !== undefined) return undefined
  const exact = wanted.day === wanted.from
  for (let day = wanted.day; day >= wanted.from; day -= 1) {
    const isWorkday = weekdayOf(day) % 6 !== 0
    if ((isWorkday || exact) && !known.some((other) => other.day === day)) return day
  }
  return undefined
}

/** A file may be some days old, and returns then begin as many days earlier. */
const EARLIER = 4

/** The known days that packs are made from, and the latest ones, whose values may still be corrected. */
export function neededDays(market: Day, known: readonly KnownDay[]): Day[] {
  const needed = new Set(wantedDays(market).flatMap((wanted) => standsFor(wanted, known) ?? []))
  const starts = [0, ...yearsBack].map((months) => monthsAfter(market, -months))
  const isNear = (day: Day) => starts.some((start) => day <= start && day >= start - MOST_GAP - EARLIER)
  return known.flatMap(({ day }) => (needed.has(day) || isNear(day) ? [day] : []))
}
