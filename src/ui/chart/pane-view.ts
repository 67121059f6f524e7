import type { ComponentType } from 'react'
import type { Series, Span } from './chart-series.ts'
import type { ScaleKind } from './scale.ts'

/** A sign at a moment: on the line, or at the time axis. */
export type PaneMark = { readonly at: number; readonly sign: string; readonly onAxis?: boolean }

/** Bars drawn below the lines. */
export type BarLayer = {
  readonly kind: 'candles' | 'columns'
  readonly times: readonly number[]
  /** Of each bar, both for the scale and the drawing. */
  readonly high: readonly (number | null)[]
  readonly low: readonly (number | null)[]
  /** Candles only. */
  readonly open?: readonly number[]
  readonly close?: readonly number[]
  /** Seconds between neighbouring bars: the width of one. */
  readonly step: number
  /** The values of a period. Code comes with the layer, so that pages without bars do not load it. */
  readonly reach: (span: Span) => readonly Pick<Series, 'values'>[]
  /** Its SVG. */
  readonly Picture: ComponentType<LayerPictureProps>
}

export type LayerPictureProps = {
  readonly layer: BarLayer
  readonly span: Span
  readonly kind: ScaleKind
  /** A value's height from 0 at the top to 1 at the bottom. */
  readonly y: (value: number) => number
}

/** What one plot shows, shared by the SVG and the canvas. */
export type PaneView = {
  readonly lines: readonly Series[]
  readonly span: Span
  /** Limits of panning and zooming. */
  readonly whole: Span
  readonly kind: ScaleKind
  /** Fills the area below the first line. */
  readonly filled?: boolean
  readonly layer?: BarLayer | undefined
  readonly marks?: readonly PaneMark[]
  /** The line that carries the marks; the first one if not given. */
  readonly anchor?: Series
  readonly formatTick: (value: number) => string
  /** Approximate number of labels on the value axis, or their values. */
  readonly ticks?: number | readonly number[]
  /** Values that the value axis always contains. */
  readonly holds?: readonly number[] | undefined
  /** No labels of time: those of another pane count. */
  readonly timeless?: boolean
}

/** As many as fit on a small phone; the same everywhere, so that SVG and canvas match. */
export const VALUE_TICKS = 5
export const TIME_TICKS = 6
