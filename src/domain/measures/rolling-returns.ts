import { dateIn, firstDayOf, monthOf } from '#domain/time/calendar.ts'
import { MOST_GAP, type Point, type Series } from './series.ts'

export type RollingReturns = {
  readonly years: number
  /** For each day the annualised return of the years up to it. */
  readonly days: Int32Array
  readonly returns: Float64Array
  readonly least: Point
  readonly most: Point
  readonly average: number
  /** The share below zero. */
  readonly negative: number
  readonly bars: readonly Bar[]
}

/** Number of returns from one edge up to, but excluding, the other. */
export type Bar = { readonly from: number; readonly to: number; readonly count: number }

const MOST_BARS = 16

/** The return over n years up to every possible day, by the rule of `returnOver`; undefined if there is none. */
export function rollingReturns(series: Series, years: number): RollingReturns | undefined {
  const { days, returns } = everyReturn(series, years)
  let [least, most, negative, sum] = [0, 0, 0, 0]
  for (let at = 0; at < returns.length; at += 1) {
    const value = returns[at] ?? 0
    if (value < (returns[least] ?? 0)) least = at
    if (value > (returns[most] ?? 0)) most = at
    if (value < 0) negative += 1
    sum += value
  }
  if (returns.length === 0) return undefined
  const point = (at: number) => ({ day: days[at] ?? 0, value: returns[at] ?? 0 })
  return {
    years,
    days,
    returns,
    least: point(least),
    most: point(most),
    average: sum / returns.length,
    negative: negative / returns.length,
    bars: barsOf(returns, point(least).value, point(most).value),
  }
}

/** Days and anniversaries both ascend, so one pass finds all; calendar arithmetic once a month. */
function everyReturn({ days, values }: Series, years: number) {
  const ends = new Int32Array(days.length)
  const returns = new Float64Array(days.length)
  let [count, start] = [0, -1]
  let [first, next, back, lastBack] = [0, Number.NEGATIVE_INFINITY, 0, 0]
  for (let at = 0; at < days.length; at += 1) {
    const day = days[at] ?? 0
    if (day >= next) {
      const month = monthOf(day)
      first = firstDayOf(month)
      next = firstDayOf(month + 1)
      back = firstDayOf(month - 12 * years)
      lastBack = dateIn(month - 12 * years, 31)
    }
    const anniversary = Math.min(back + day - first, lastBack)
    while ((days[start + 1] ?? day) <= anniversary) start += 1
    if (start < 0 || anniversary - (days[start] ?? 0) > MOST_GAP) continue
    ends[count] = day
    returns[count] = ((values[at] ?? 0) / (values[start] ?? 0)) ** (1 / years) - 1
    count += 1
  }
  return { days: ends.subarray(0, count), returns: returns.subarray(0, count) }
}

/** Bars of one round width, with an edge at zero. */
function barsOf(returns: Float64Array, least: number, most: number): Bar[] {
  const width = roundWidth((most - least) / (MOST_BARS - 2))
  const lowest = Math.floor(least / width)
  const counts = Array.from({ length: Math.floor(most / width) - lowest + 1 }, () => 0)
  for (const value of returns) {
    const at = Math.floor(value / width) - lowest
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count, at) => ({ from: (lowest + at) * width, to: (lowest + at + 1) * width, count }))
}

/** The first of 0.005, 0.01, 0.02, 0.05, 0.1 … not below. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 0.005)))
  return [1, 2, 5, 10].map((digit) => digit * power).find((width) => width >= least && width >= 0.005) ?? 10 * power
}
