import { type Series, seriesOf } from '#domain/measures/series.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'
import type { Row } from './by-hand.ts'

export const day = (date: string): Day => readIsoDay(date) ?? Number.NaN

export const toSeries = (rows: readonly Row[]): Series =>
  seriesOf(rows.map(({ date, value }) => ({ day: day(date), nav: String(value) })))

export const series = (...points: (readonly [date: string, value: number])[]): Series =>
  toSeries(points.map(([date, value]) => ({ date, value })))

/** On consecutive days. */
export const daily = (values: readonly number[], first = day('2020-01-01')): Series => ({
  days: Int32Array.from(values, (_, at) => first + at),
  values: Float64Array.from(values),
})

/** Starting at 100. */
export function byReturns(returns: readonly number[]): Series {
  const values = [100]
  for (const one of returns) values.push((values.at(-1) ?? 0) * (1 + one))
  return daily(values)
}

export const times = ({ days, values }: Series, factor: number): Series => ({
  days,
  values: values.map((value) => value * factor),
})

/** The S&P 500 at the end of each year, dated the 31st so that rolling years meet (31 Dec 2000 was a Sunday). */
export const index = series(
  ['1999-12-31', 1469.25],
  ['2000-12-31', 1320.28],
  ['2001-12-31', 1148.08],
  ['2002-12-31', 879.82],
  ['2003-12-31', 1111.92],
  ['2004-12-31', 1211.92],
)
