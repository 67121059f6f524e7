import { type Span, within } from '#ui/chart/chart-series.ts'
import type { BarLayer } from '#ui/chart/pane-view.ts'
import { CandlePicture, ColumnPicture } from './bar-picture.tsx'
import { type Bars, completed } from './bars.ts'

export function candleLayer({ times, ...bars }: Bars, step: number): BarLayer {
  const prices = completed(bars)
  return { ...prices, kind: 'candles', times, step, reach: reachOf(times, prices), Picture: CandlePicture }
}

type Figures = readonly (number | null)[]

/** Columns between zero and each value. */
export function columnLayer(times: readonly number[], values: Figures, step: number): BarLayer {
  const ends = {
    high: values.map((value) => value && Math.max(0, value)),
    low: values.map((value) => value && Math.min(0, value)),
  }
  return { ...ends, kind: 'columns', times, step, reach: reachOf(times, ends), Picture: ColumnPicture }
}

const reachOf =
  (times: readonly number[], { high, low }: { readonly high: Figures; readonly low: Figures }) =>
  (span: Span) =>
    [high, low].map((values) => within({ times, values }, span))
