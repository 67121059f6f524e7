import type { Series, Span } from './chart-series.ts'
import type { ScaleKind } from './scale.ts'

/** What one plot shows, shared by the SVG and the canvas. */
export type PaneView = {
  readonly lines: readonly Series[]
  readonly span: Span
  /** Limits of panning and zooming. */
  readonly whole: Span
  readonly kind: ScaleKind
  /** Fills the area below the first line. */
  readonly filled?: boolean
  /** Marked moments of the first line, numbered. */
  readonly marks?: readonly number[]
  readonly formatTick: (value: number) => string
  /** Approximate number of labels on the value axis. */
  readonly ticks?: number
}

/** As many as fit on a small phone; the same everywhere, so that SVG and canvas match. */
export const VALUE_TICKS = 5
export const TIME_TICKS = 6
