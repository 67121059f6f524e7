import type { BarLayer } from '#ui/chart/pane-view.ts'
import { CandlePicture, ColumnPicture } from './bar-picture.tsx'
import { type Bars, completed } from './bars.ts'

export const candleLayer = (bars: Bars, step: number): BarLayer => ({
  ...{ kind: 'candles', times: bars.times, step, Picture: CandlePicture },
  ...completed(bars),
})

/** Columns between zero and each value. */
export const columnLayer = (times: readonly number[], values: readonly (number | null)[], step: number): BarLayer => ({
  ...{ kind: 'columns', times, step, Picture: ColumnPicture },
  high: values.map((value) => value && Math.max(0, value)),
  low: values.map((value) => value && Math.min(0, value)),
})
