import type { BasicFigures } from '#domain/measures/figures.ts'
import { withGaps } from '#domain/measures/line-gaps.ts'
import type { Series as Values } from '#domain/measures/series.ts'
import type { Series } from '#ui/chart/chart-series.ts'

const DAY_S = 86_400

export type DrawnLine = {
  readonly id: string
  readonly label: string
  readonly color: Series['color']
  readonly figures: BasicFigures
  /** The whole history, once it is loaded; until then the sample that came with the page. */
  readonly whole: Values | undefined
}

/** A chart line from a moment on, in seconds. */
export function lineOf({ id, label, color, figures, whole }: DrawnLine, from: number): Series {
  const { days, values } = whole && !figures.weekly ? withGaps(whole, whole) : figures.line
  let first = 0
  while ((days[first] ?? Number.POSITIVE_INFINITY) * DAY_S < from) first += 1
  // A day without a value carries the previous one.
  if (first > 0 && (days[first] ?? 0) * DAY_S > from) first -= 1
  const length = days.length - first
  return {
    id,
    label,
    color,
    times: Array.from({ length }, (_, at) => Math.max(from, (days[first + at] ?? 0) * DAY_S)),
    values: Array.from({ length }, (_, at) => values[first + at] ?? null),
  }
}
