import type { Worth } from './ledger.ts'

/** Results this close are equal. */
const NEAR = 1e-12
const MOST_TURNS = 200
/** Enough for Newton's method; if it creeps, bisection takes over. */
const NEWTON_TURNS = 40

/**
 * The root between two forces with different signs. Newton's method on the log ratio, which is nearly linear, bracketed
 * by bisection. `to` may be infinite.
 */
export function rootBetween(worth: (force: number) => Worth, from: number, to: number, positive: boolean): number {
  let [low, high, force] = [from, to, from]
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { comes, goes, comesLater, goesLater } = worth(force)
    const ratio = Math.log(comes / goes)
    if (ratio === 0) return force
    if (ratio > 0 === positive) low = force
    else high = force
    const newton = force - ratio / (goesLater / goes - comesLater / comes)
    const inside = turn < NEWTON_TURNS && newton > low && newton < high
    const next = inside ? newton : high === Number.POSITIVE_INFINITY ? 2 * low + 1 : (low + high) / 2
    if (Math.abs(next - force) <= NEAR * (1 + force)) return next
    force = next
  }
  return force
}
