import { DAYS_IN_YEAR, monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'
import { between, type Point, pointAt, type Series, valueOnOrBefore } from './series.ts'

/** Months back; `Max` goes to the first value. */
const months = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120 } as const

export type Horizon = keyof typeof months | 'Max'
export const horizons: readonly Horizon[] = ['1M', '3M', '6M', '1Y', '3Y', '5Y', '10Y', 'Max']

export type Return = {
  readonly from: Day
  readonly to: Day
  /** 0.25 is +25%. */
  readonly change: number
  /** Undefined below one year. */
  readonly annualised: number | undefined
}

/**
 * From the value on the same date n months ago to the last value. Undefined if the series is younger or has a gap
 * there. Whole years are annualised by years, `Max` by days.
 */
export function returnOver(series: Series, horizon: Horizon): Return | undefined {
  const [start, end] = [startOf(series, horizon), lastOf(series)]
  if (!start || !end || start.day === end.day) return undefined
  const growth = end.value / start.value
  const years = horizon === 'Max' ? (end.day - start.day) / DAYS_IN_YEAR : months[horizon] / 12
  return {
    from: start.day,
    to: end.day,
    change: growth - 1,
    annualised: years < 1 ? undefined : growth ** (1 / years) - 1,
  }
}

/** Over this many days up to the last one. */
export function returnOverDays(series: Series, days: number): Omit<Return, 'annualised'> | undefined {
  const end = lastOf(series)
  const start = end && valueOnOrBefore(series, end.day - days)
  return start && { from: start.day, to: end.day, change: end.value / start.value - 1 }
}

export function returnsOf(series: Series): { readonly horizon: Horizon; readonly return: Return | undefined }[] {
  return horizons.map((horizon) => ({ horizon, return: returnOver(series, horizon) }))
}

/** The part of a series that a horizon's measures use: from the day its return begins. */
export function since(series: Series, horizon: Horizon): Series | undefined {
  const [start, end] = [startOf(series, horizon), lastOf(series)]
  return start && end && between(series, start.day, end.day)
}

function startOf(series: Series, horizon: Horizon): Point | undefined {
  if (horizon === 'Max') return pointAt(series, 0)
  const end = lastOf(series)
  return end && valueOnOrBefore(series, monthsAfter(end.day, -months[horizon]))
}

const lastOf = (series: Series) => pointAt(series, series.days.length - 1)
