import type { Span } from './chart-series.ts'

/** Months back from the last day; `Max` shows everything. */
export const chartRanges = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
  '10Y': 120,
  Max: Number.POSITIVE_INFINITY,
} as const

export type ChartRange = keyof typeof chartRanges

/** The same day of the month, `range` months earlier, clamped to the end of the month. */
export function spanOf(range: ChartRange, whole: Span): Span {
  const months = chartRanges[range]
  if (!Number.isFinite(months)) return whole
  const end = new Date(whole.to * 1000)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return { from: Math.max(whole.from, end.getTime() / 1000), to: whole.to }
}

/** The ranges shorter than the data, and `Max`. */
export function usefulRanges(whole: Span): ChartRange[] {
  return (Object.keys(chartRanges) as ChartRange[]).filter(
    (range) => range === 'Max' || spanOf(range, whole).from > whole.from,
  )
}
