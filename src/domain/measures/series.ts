import { firstNotBelow } from '#domain/numbers/binary-search.ts'
import type { Day } from '#domain/time/day.ts'
import type { NavPoint } from './dated-value.ts'

/** Values by day, the days rising. Measures need values above zero: `cleaned` in bad-points.ts sees to it. */
export type Series = { readonly days: Int32Array; readonly values: Float64Array }

export type Point = { readonly day: Day; readonly value: number }

/** A value stands for the day itself and ten days after it, which covers every holiday. What lies further back is a gap, and nothing is measured across it. */
export const MOST_GAP = 10

/** `points` rise by day. */
export function seriesOf(points: readonly NavPoint[]): Series {
  return {
    days: Int32Array.from(points, ({ day }) => day),
    values: Float64Array.from(points, ({ nav }) => Number(nav)),
  }
}

/** The place of the first day that is not before this one; the length, if there is none. */
export const firstAt = ({ days }: Pick<Series, 'days'>, day: Day): number => firstNotBelow(days, day)

/** The place of the last day that is not after this one; -1, if there is none. */
export const lastAt = (series: Pick<Series, 'days'>, day: Day): number => firstAt(series, day + 1) - 1

export function pointAt({ days, values }: Series, at: number): Point | undefined {
  const [day, value] = [days[at], values[at]]
  return day === undefined || value === undefined ? undefined : { day, value }
}

/** The value that holds on a day: its own, or the last one before it unless that lies across a gap. */
export function valueOnOrBefore(series: Series, day: Day): Point | undefined {
  const point = pointAt(series, lastAt(series, day))
  return point && day - point.day <= MOST_GAP ? point : undefined
}

/** The value of a day or of the first day after it, however far: what an order waits for. */
export const valueOnOrAfter = (series: Series, day: Day): Point | undefined => pointAt(series, firstAt(series, day))

/** The part between two days, both included. It shares its memory with the whole. */
export function between(series: Series, from: Day, to: Day): Series {
  const [begin, end] = [firstAt(series, from), firstAt(series, to + 1)]
  return { days: series.days.subarray(begin, end), values: series.values.subarray(begin, end) }
}
