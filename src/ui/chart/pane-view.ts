import type { Series, Span } from './chart-series.ts'
import type { ScaleKind } from './scale.ts'

/** What one drawing shows, for the picture and for the live plot alike. */
export type PaneView = {
  readonly lines: readonly Series[]
  readonly span: Span
  /** As far as one can move and zoom out. */
  readonly whole: Span
  readonly kind: ScaleKind
  /** Fills the room between the first line and the ground. */
  readonly filled?: boolean
  /** Moments of the first line that somebody marked; each is known by its number. */
  readonly marks?: readonly number[]
  readonly formatTick: (value: number) => string
  /** About how many values the axis names. */
  readonly ticks?: number
}

/** As many as fit on a small phone; a wide screen shows the same, so that nothing changes when the chart comes alive. */
export const VALUE_TICKS = 5
export const TIME_TICKS = 6
