import type { ChartColumn } from '#ui/chart/chart-column.ts'
import { indexAfter } from '#ui/chart/chart-series.ts'
import type { Bars } from './bars.ts'

const names = { open: 'Open', high: 'High', low: 'Low', close: 'Close', volume: 'Volume' } as const

type Formats = {
  readonly format: (value: number) => string
  readonly formatVolume: (value: number) => string
}

/** The figures of the bar at a moment. What is unknown that day stays unknown: no earlier day answers for it. */
export const barColumns = (bars: Bars, { format, formatVolume }: Formats): ChartColumn[] =>
  (Object.keys(names) as (keyof typeof names)[]).map((id) => ({
    id,
    label: names[id],
    valueAt: (moment) => bars[id][indexAfter(bars.times, moment) - 1] ?? null,
    format: id === 'volume' ? formatVolume : format,
  }))
