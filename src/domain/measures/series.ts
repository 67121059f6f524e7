import { firstNotBelow } from '#domain/numbers/binary-search.ts'
import type { Day } from '#domain/time/day.ts'
import type { NavPoint } from './dated-value.ts'

/** Values by ascending day. Measures need positive values: see `cleaned` in bad-points.ts. */
export type Series = { readonly days: Int32Array; readonly values: Float64Array }

export type Point = { readonly day: Day; readonly value: number }

/**
 * A value holds for up to ten more days, which covers every holiday. A longer interval is a gap; nothing is measured
 * across it.
 */
export const MOST_GAP = 10

/** `points` must ascend by day. */
export function seriesOf(points: readonly NavPoint[]): Series {
  return {
    days: Int32Array.from(points, ({ day }) => day),
    values: Float64Array.from(points, ({ nav }) => Number(nav)),
  }
}

/** Index of the first day on or after this one; the length if none. */
export const firstAt = ({ days }: Pick<Series, 'days'>, day: Day): number => firstNotBelow(days, day)

/** Index of the last day on or before this one; -1 if none. */
export const lastAt = (series: Pick<Series, 'days'>, day: Day): number => firstAt(series, day + 1) - 1

export function pointAt({ days, values }: Series, at: number): Point | undefined {
  const [day, value] = [days[at], values[at]]
  return day === undefined || value === undefined ? undefined : { day, value }
}

/** The value on a day: its own or the last one before, unless across a gap. */
export function valueOnOrBefore(series: Series, day: Day): Point | undefined {
  const point = pointAt(series, lastAt(series, day))
  return point && day - point.day <= MOST_GAP ? point : undefined
}

/** The value on a day or the first one after, however late: as orders are executed. */
export const valueOnOrAfter = (series: Series, day: Day): Point | undefined => pointAt(series, firstAt(series, day))

/** The inclusive part between two days; shares memory with the whole. */
export function between(series: Series, from: Day, to: Day): Series {
  const [begin, end] = [firstAt(series, from), firstAt(series, to + 1)]
  return { days: series.days.subarray(begin, end), values: series.values.subarray(begin, end) }
}
