import { DAYS_IN_YEAR } from '#domain/time/calendar.ts'
import { MOST_GAP, type Series } from './series.ts'

export type Steps = {
  /** Log growth between consecutive values. */
  readonly growth: Float64Array
  /** Days between the two. */
  readonly spans: Int32Array
  /** Steps per year of this series: about 247 without weekends, 365 with them. */
  readonly perYear: number
}

/** Between consecutive values: a weekend or holiday is one step like a day; a gap is none. */
export function stepsOf({ days, values }: Series): Steps {
  const growth = new Float64Array(days.length)
  const spans = new Int32Array(days.length)
  let [count, time] = [0, 0]
  for (let at = 1; at < days.length; at += 1) {
    const span = (days[at] ?? 0) - (days[at - 1] ?? 0)
    if (span > MOST_GAP) continue
    growth[count] = Math.log((values[at] ?? 0) / (values[at - 1] ?? 0))
    spans[count] = span
    time += span
    count += 1
  }
  return { growth: growth.subarray(0, count), spans: spans.subarray(0, count), perYear: (count * DAYS_IN_YEAR) / time }
}

export function mean(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** Sample standard deviation (n − 1); undefined below two. */
export function deviation(values: Float64Array): number | undefined {
  if (values.length < 2) return undefined
  const middle = mean(values)
  let sum = 0
  for (const value of values) sum += (value - middle) ** 2
  return Math.sqrt(sum / (values.length - 1))
}
