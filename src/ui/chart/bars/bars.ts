import type { Series, Span } from '#ui/chart/chart-series.ts'

type Figures = readonly (number | null)[]

/** Open, high, low, close and volume by time in seconds, ascending. Only the close is always known. */
export type Bars = {
  readonly times: readonly number[]
  readonly open: Figures
  readonly high: Figures
  readonly low: Figures
  readonly close: readonly number[]
  readonly volume: Figures
}

/** Every bar with all four prices: what is unknown is taken from the ones that are known. */
export function completed({ open, high, low, close }: Omit<Bars, 'times' | 'volume'>) {
  const begin = close.map((end, at) => open[at] ?? end)
  return {
    open: begin,
    high: close.map((end, at) => Math.max(high[at] ?? end, begin[at] ?? end, end)),
    low: close.map((end, at) => Math.min(low[at] ?? end, begin[at] ?? end, end)),
    close,
  }
}

const DAY = 86_400

/** Seconds between neighbouring bars: the shortest distance, a day for one bar alone. */
export function stepOf(times: readonly number[]): number {
  let step = Number.POSITIVE_INFINITY
  for (let at = 1; at < times.length; at += 1) step = Math.min(step, (times[at] ?? 0) - (times[at - 1] ?? 0))
  return Number.isFinite(step) && step > 0 ? step : DAY
}

/** Room for the half bars at both ends. */
export const padded = ({ from, to }: Span, step: number): Span => ({ from: from - step / 2, to: to + step / 2 })

/** The period without that room; never shorter than nothing. */
export function unpadded({ from, to }: Span, step: number): Span {
  const middle = (from + to) / 2
  return { from: Math.min(from + step / 2, middle), to: Math.max(to - step / 2, middle) }
}

export const closeLine = ({ times, close }: Bars, label: string, color: Series['color']): Series => ({
  ...{ id: 'close', label, color, times, values: close },
})
