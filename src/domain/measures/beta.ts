import type { Day } from '#domain/time/day.ts'
import { MOST_GAP, type Series } from './series.ts'

/** Below this many common returns one odd day decides the result. */
export const LEAST_RETURNS = 30
/** Below this a variance is rounding noise. */
const NO_VARIANCE = 1e-20

export type Beta =
  | {
      readonly ok: true
      readonly beta: number
      /** Undefined if the first series never moved. */
      readonly correlation: number | undefined
      readonly returns: number
    }
  | { readonly ok: false; readonly reason: 'too-few' | 'index-flat'; readonly returns: number }

/** How a series moves with an index: simple returns between days that both have, none across a gap or an unsure day. */
export function betaOf(series: Series, index: Series, unsure: readonly Day[] = []): Beta {
  const [own, other] = commonReturns(series, index, unsure)
  const returns = own.length
  if (returns < LEAST_RETURNS) return { ok: false, reason: 'too-few', returns }
  const [x, y] = [meanOf(other), meanOf(own)]
  let [xx, yy, xy] = [0, 0, 0]
  for (let at = 0; at < returns; at += 1) {
    const [across, up] = [(other[at] ?? 0) - x, (own[at] ?? 0) - y]
    xx += across * across
    yy += up * up
    xy += across * up
  }
  if (!(xx / returns > NO_VARIANCE)) return { ok: false, reason: 'index-flat', returns }
  const correlation = yy / returns > NO_VARIANCE ? xy / Math.sqrt(xx * yy) : undefined
  return { ok: true, beta: xy / xx, correlation, returns }
}

function commonReturns(a: Series, b: Series, unsure: readonly Day[]): readonly [number[], number[]] {
  const [own, other]: [number[], number[]] = [[], []]
  let [i, j] = [0, 0]
  let before: readonly [day: number, own: number, other: number] | undefined
  while (i < a.days.length && j < b.days.length) {
    const [day, otherDay] = [a.days[i] ?? 0, b.days[j] ?? 0]
    if (day === otherDay) {
      const now = [day, a.values[i] ?? 0, b.values[j] ?? 0] as const
      const from = before?.[0] ?? day
      const isUnsure = unsure.some((one) => one > from && one <= day)
      if (before && day - from <= MOST_GAP && !isUnsure) {
        own.push(now[1] / before[1] - 1)
        other.push(now[2] / before[2] - 1)
      }
      before = now
    }
    if (day <= otherDay) i += 1
    if (otherDay <= day) j += 1
  }
  return [own, other]
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
