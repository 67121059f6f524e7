import type { Day } from '#domain/time/day.ts'
import { MOST_GAP, type Series } from './series.ts'

/** Log growth of peers between two days, if known. */
export type OthersMoved = (from: Day, to: Day) => number | undefined

/** Too few peers to tell what was usual. */
const LEAST_OTHERS = 3
/** A category does not move this far in so few days, but all funds of a house may be split on one day. */
const [MOST_MOVED, FEW_DAYS] = [0.5, 200]

/** The median of log growths. */
export function medianMove(moves: readonly number[], days: number): number | undefined {
  const usual = moves.filter((one) => Number.isFinite(one) && (days > FEW_DAYS || Math.abs(one) < MOST_MOVED))
  return usual.length < LEAST_OTHERS ? undefined : usual.toSorted((a, b) => a - b)[usual.length >> 1]
}

/** Mutual funds' face values. Other ratios would be mistaken for payouts or write-offs, which ETFs do not have. */
const faceValues = [10, 100, 1000]
const splits = [2, 3, 4, 5, 8, 10, 20, 25, 50, 100, 200, 500, 1000]
/** No ETF has moved this far in a day: silver fell by 0.35 on 2 February 2026. */
const LEAST_SPLIT = 0.6
/** The residual move is at most this many times the usual one, or this. */
const [USUAL, LEAST_LEFT, MOST_LEFT, MOST_LEFT_SPLIT] = [8, 0.02, 0.2, 0.1]
/** This far from peers across missing days, something unknown may have happened. */
const UNEXPLAINED = 0.5
/** Number of moves on either side that define the usual one. */
const AROUND = 20

/**
 * The factor by which a unit grew since the previous value: nearly always 1. Undefined if no ratio explains a move that
 * neither peers nor a write-off can.
 */
export function unitFactor(
  { days, values }: Series,
  at: number,
  { traded = false, others }: { readonly traded?: boolean; readonly others?: OthersMoved | undefined },
): number | undefined {
  const published = move(values, at)
  if (!(Math.abs(published) > UNEXPLAINED)) return 1
  const [from = 0, to = 0] = [days[at - 1], days[at]]
  const jump = published - (others?.(from, to) ?? 0)
  const factor = ratioNear(jump, traded ? splits : faceValues)
  const left = Math.abs(jump - Math.log(factor))
  const most = traded && !faceValues.includes(Math.round(Math.max(factor, 1 / factor))) ? MOST_LEFT_SPLIT : MOST_LEFT
  const isChange =
    Math.abs(jump) > LEAST_SPLIT && left <= Math.min(most, Math.max(LEAST_LEFT, USUAL * usualMove(values, at)))
  if (isChange) return factor
  // ETFs have no write-offs.
  const isOdd = traded ? Math.abs(jump) > LEAST_SPLIT : to - from > MOST_GAP && Math.abs(jump) > UNEXPLAINED
  return isOdd ? undefined : 1
}

/** The nearest of these ratios, or its inverse for a fall. */
export function ratioNear(jump: number, ratios: readonly number[]): number {
  const size = Math.abs(jump)
  const nearest = ratios.reduce((best, one) => (distance(one, size) < distance(best, size) ? one : best))
  return jump > 0 ? nearest : 1 / nearest
}

const distance = (ratio: number, size: number) => Math.abs(Math.log(ratio) - size)

/** Log growth since the previous value. */
export const move = (values: Float64Array, at: number): number =>
  Math.log((values[at] ?? Number.NaN) / (values[at - 1] ?? Number.NaN))

/** The median absolute move around it. */
export function usualMove(values: Float64Array, at: number): number {
  const moves: number[] = []
  for (let near = Math.max(1, at - AROUND); near <= Math.min(values.length - 1, at + AROUND); near += 1) {
    moves.push(Math.abs(move(values, near)))
  }
  return moves.toSorted((a, b) => a - b)[moves.length >> 1] ?? Number.POSITIVE_INFINITY
}
