import type { Day } from '#domain/time/day.ts'
import type { Series } from './series.ts'

export type MaxDrawdown = {
  /** -0.38 is 38% below the peak. */
  readonly depth: number
  readonly peak: Day
  readonly trough: Day
  /** The first day back at the peak; undefined if not yet. */
  readonly recovery: Day | undefined
}

/** Each day's distance below the running maximum: 0 or negative. */
export function drawdowns({ values }: Series): Float64Array {
  let peak = 0
  return values.map((value) => {
    peak = Math.max(peak, value)
    return value / peak - 1
  })
}

/** The worst, the first of equals; undefined if the value never fell. */
export function maxDrawdown(series: Series): MaxDrawdown | undefined {
  const { days, values } = series
  const depths = drawdowns(series)
  let trough = 0
  for (let at = 0; at < depths.length; at += 1) if ((depths[at] ?? 0) < (depths[trough] ?? 0)) trough = at
  const depth = depths[trough] ?? 0
  if (depth === 0) return undefined
  const peak = depths.lastIndexOf(0, trough)
  const recovery = values.findIndex((value, at) => at > trough && value >= (values[peak] ?? 0))
  return { depth, peak: days[peak] ?? 0, trough: days[trough] ?? 0, recovery: days[recovery] }
}
