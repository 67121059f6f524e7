import type { Worth } from './ledger.ts'

/** So near to each other two results are the same. */
const NEAR = 1e-12
const MOST_TURNS = 200
/** So many are enough for Newton's method; where it creeps, bisection takes over. */
const NEWTON_TURNS = 40

/**
 * Where what comes equals what goes, between two forces on whose sides they differ. Newton's method on the logarithm of their ratio,
 * which is nearly a straight line, kept between the ends by bisection. `to` may be infinite.
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
