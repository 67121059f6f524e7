import type { Day } from './day.ts'
import { pointAt, type Series } from './series.ts'

/** What a source published and cannot be true, and what was done about it. */
export type BadPoint =
  /** A value of zero, or none at all: left out. */
  | { readonly kind: 'zero'; readonly day: Day; readonly value: number }
  /** Far off for one day, and back on the next: left out. */
  | {
      readonly kind: 'wrong-day'
      readonly day: Day
      readonly value: number
      readonly before: number
      readonly after: number
    }
  /** From this day on a unit is `factor` times as large: all values before are multiplied by it. */
  | { readonly kind: 'face-value'; readonly day: Day; readonly factor: number }

type Cleaned = { readonly series: Series; readonly badPoints: readonly BadPoint[] }

const known = new WeakMap<Series, Cleaned>()

/** The series that measures can be taken of, and what was wrong with the published one, by day. Once for each: it takes longer than any measure. */
export function cleaned(published: Series): Cleaned {
  const found = known.get(published) ?? clean(published)
  known.set(published, found)
  return found
}

function clean(published: Series): Cleaned {
  const positive = without(published, (value) => !(value > 0 && value < Number.POSITIVE_INFINITY), zeroAt)
  const steady = without(positive.series, (_, at) => isWrongDay(positive.series.values, at), wrongDayAt)
  const scaled = rescaled(steady.series)
  const badPoints = [...positive.badPoints, ...steady.badPoints, ...scaled.badPoints]
  return { series: scaled.series, badPoints: badPoints.toSorted((a, b) => a.day - b.day) }
}

/** Smaller moves are never doubted. */
const LEAST_JUMP = 0.03
/** A wrong day is so many times the move that is usual around it; crashes come in wild times, when large moves are usual. */
const UNUSUAL = 12
/** And what remains of it the day after is a smaller part than this; a payout or a crash is not back on the next day. */
const REMAINS = 0.2
/** The move that is left beside a face-value change is at most so many times the usual one, or this. */
const [USUAL, LEAST_LEFT, MOST_LEFT] = [8, 0.02, 0.2]
/** So many moves on either side are asked what is usual. */
const AROUND = 20

function isWrongDay(values: Float64Array, at: number): boolean {
  const [there, back] = [move(values, at), move(values, at + 1)]
  const jump = Math.min(Math.abs(there), Math.abs(back))
  if (!(jump > LEAST_JUMP) || there > 0 === back > 0 || Math.abs(there + back) > REMAINS * jump) return false
  return jump > UNUSUAL * usualMove(values, at)
}

/** Face values are 1, 10, 100 or 1,000, and exchange-traded funds split by ten or a hundred: other factors would be mistaken for payouts. */
function faceValueFactor(values: Float64Array, at: number): number {
  const jump = move(values, at)
  const power = Math.round(jump / Math.LN10)
  if (power === 0 || Number.isNaN(power)) return 1
  const left = Math.abs(jump - power * Math.LN10)
  if (left > MOST_LEFT || left > Math.max(LEAST_LEFT, USUAL * usualMove(values, at))) return 1
  return 10 ** power
}

function rescaled({ days, values }: Series): { readonly series: Series; readonly badPoints: readonly BadPoint[] } {
  const badPoints: BadPoint[] = []
  const scaled = values.slice()
  let factor = 1
  for (let at = values.length - 1; at >= 0; at -= 1) {
    scaled[at] = (values[at] ?? 0) * factor
    const change = faceValueFactor(values, at)
    if (change === 1) continue
    factor *= change
    badPoints.push({ kind: 'face-value', day: days[at] ?? 0, factor: change })
  }
  return { series: { days, values: scaled }, badPoints }
}

/** The logarithm of growth from the value before. */
const move = (values: Float64Array, at: number): number =>
  Math.log((values[at] ?? Number.NaN) / (values[at - 1] ?? Number.NaN))

/** The median of the moves around, whichever way they went. */
function usualMove(values: Float64Array, at: number): number {
  const moves: number[] = []
  for (let near = Math.max(1, at - AROUND); near <= Math.min(values.length - 1, at + AROUND); near += 1) {
    moves.push(Math.abs(move(values, near)))
  }
  return moves.toSorted((a, b) => a - b)[moves.length >> 1] ?? Number.POSITIVE_INFINITY
}

type Described = (series: Series, at: number) => BadPoint

function without(series: Series, isBad: (value: number, at: number) => boolean, describe: Described) {
  const bad = new Set<number>()
  for (let at = 0; at < series.values.length; at += 1) if (isBad(series.values[at] ?? 0, at)) bad.add(at)
  if (bad.size === 0) return { series, badPoints: [] }
  const isGood = (_: number, at: number) => !bad.has(at)
  return {
    series: { days: series.days.filter(isGood), values: series.values.filter(isGood) },
    badPoints: [...bad].map((at) => describe(series, at)),
  }
}

const zeroAt: Described = (series, at) => ({ kind: 'zero', day: 0, value: 0, ...pointAt(series, at) })

const wrongDayAt: Described = (series, at) => ({
  kind: 'wrong-day',
  day: 0,
  value: 0,
  ...pointAt(series, at),
  before: series.values[at - 1] ?? 0,
  after: series.values[at + 1] ?? 0,
})
