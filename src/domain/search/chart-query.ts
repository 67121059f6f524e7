import { plainTextOf as textOf } from '#domain/text/plain-value.ts'

export const chartPeriods = ['1M', '3M', '6M', '1Y', '3Y', '5Y', '10Y', 'Max'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

/** The chart's choices; absent ones have their default. */
export type ChartSearch = {
  range?: ChartPeriod
  /** A zoomed period by first and last day: `2020-01-01_2021-06-30`. Overrides the range. */
  zoom?: string
  scale?: 'log'
  drawdown?: 1
}

/** Further choices of a chart of bars. */
export type BarSearch = {
  form?: 'candles' | 'line'
  volume?: 1
  /** Comma-separated ids of indicators. */
  studies?: string
}

/** `usual`: the period that is shown where the address says none. */
export function chartSearch(address: Record<string, unknown>, usual: ChartPeriod = 'Max'): ChartSearch {
  const range = chartPeriods.find((one) => one === address.range)
  const zoom = zoomOf(address.zoom) ? textOf(address.zoom) : undefined
  return {
    ...(range && range !== usual && { range }),
    ...(zoom && { zoom }),
    ...(address.scale === 'log' && { scale: 'log' }),
    ...(textOf(address.drawdown) === '1' && { drawdown: 1 }),
  }
}

/** An area without volume is the default. */
export function barSearch(address: Record<string, unknown>): BarSearch {
  const form = (['candles', 'line'] as const).find((one) => one === address.form)
  const studies = textOf(address.studies)
    .split(',')
    .filter((id) => /^[a-z0-9-]{1,16}$/.test(id))
    .slice(0, MOST_STUDIES)
  return {
    ...(form && { form }),
    ...(textOf(address.volume) === '1' && { volume: 1 }),
    ...(studies.length > 0 && { studies: studies.join() }),
  }
}

const MOST_STUDIES = 8
const DAY_MS = 86_400_000

/** First and last day of a zoom, in seconds. */
export function zoomOf(value: unknown): { readonly from: number; readonly to: number } | undefined {
  const days = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(textOf(value))
  const [from = Number.NaN, to = Number.NaN] = [days?.[1], days?.[2]].map((day) => Date.parse(day ?? '') / 1000)
  return from < to ? { from, to } : undefined
}

/** The inverse, in whole days. */
export const zoomText = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${dayText(Math.floor((from * 1000) / DAY_MS))}_${dayText(Math.ceil((to * 1000) / DAY_MS))}`

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
