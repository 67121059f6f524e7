import { type Ledger, type Moments, momentsAt } from './ledger.ts'
import { rootBetween } from './root.ts'

/** What comes and what goes touch where they differ by less than this part of both. */
const TOUCHING = 1e-13
/** A touching rate nearer than this to another is the same one. */
const SAME = 1e-4
/** So narrow an interval is not split any more. */
const NARROW = 1e-12
/** So many rates may lie close together. */
const ORDERS = 5
const MOST_EVALUATIONS = 4000
/** Nobody's rate is beyond: numbers end at a force of 710. */
const FARTHEST = 4096

/**
 * All forces from zero on at which what comes equals what goes, rising; nothing if it takes too long. Moments fall as the force
 * rises, so their values at the ends of an interval bound them inside it. If that shows that the difference of one order keeps its sign
 * there, the difference of the order below has at most one root there, the one below that at most two, and so on down to the worth
 * itself. If not, the interval is split.
 */
export function forcesFrom(ledger: Ledger, positiveAtZero: boolean): number[] | undefined {
  const found: number[] = []
  let evaluations = 0
  const at = (force: number) => {
    evaluations += 1
    return momentsAt(ledger, force, ORDERS + 1)
  }

  function search(a: Moments, b: Moments): void {
    if (evaluations > MOST_EVALUATIONS) return
    for (let order = 0; order < ORDERS; order += 1) {
      if (!keepsItsSign(a, b, order)) continue
      if (order > 0) descend(a.force, b.force, order)
      return
    }
    if (b.force - a.force < NARROW * (1 + a.force)) {
      found.push(...rootsOf(0, [a.force, b.force]))
      return
    }
    const middle = at((a.force + b.force) / 2)
    search(a, middle)
    search(middle, b)
  }

  /** The roots of each order divide the interval for the order below. */
  function descend(from: number, to: number, signed: number): void {
    let cuts: number[] = []
    for (let order = signed - 1; order > 0; order -= 1) cuts = rootsOf(order, [from, ...cuts, to])
    const touching = cuts.filter((cut) => isTouching(at(cut)))
    const roots = rootsOf(0, [from, ...cuts.filter((cut) => !touching.includes(cut)), to])
    for (const cut of touching) if (roots.every((root) => Math.abs(root - cut) > SAME)) roots.push(cut)
    found.push(...roots.toSorted((a, b) => a - b))
  }

  function rootsOf(order: number, ends: readonly number[]): number[] {
    const worth = (force: number) => worthOf(at(force), order)
    const positive = ends.map((force) => (force === 0 && order === 0 ? positiveAtZero : isPositive(at(force), order)))
    return ends.flatMap((to, n) => {
      const [from, side] = [ends[n - 1], positive[n - 1]]
      return from === undefined || side === undefined || side === positive[n]
        ? []
        : [rootBetween(worth, from, to, side)]
    })
  }

  const infinite = at(Number.POSITIVE_INFINITY)
  let from = at(0)
  while (!keepsItsSign(from, infinite, 0)) {
    const to = at(from.force + Math.max(0.25, from.force))
    search(from, to)
    from = to
    if (from.force > FARTHEST || evaluations > MOST_EVALUATIONS) return undefined
  }
  return found
}

export const isTouching = ({ comes: [comes = 0], goes: [goes = 0] }: Moments) =>
  Math.abs(comes - goes) <= TOUCHING * (comes + goes)

const keepsItsSign = (a: Moments, b: Moments, order: number) =>
  (b.comes[order] ?? 0) > (a.goes[order] ?? 0) || (b.goes[order] ?? 0) > (a.comes[order] ?? 0)

const isPositive = ({ comes, goes }: Moments, order: number) => (comes[order] ?? 0) >= (goes[order] ?? 0)

const worthOf = ({ comes, goes }: Moments, order: number) => ({
  comes: comes[order] ?? 0,
  goes: goes[order] ?? 0,
  comesLater: comes[order + 1] ?? 0,
  goesLater: goes[order + 1] ?? 0,
})
