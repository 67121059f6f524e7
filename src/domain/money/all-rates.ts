import { type Ledger, type Moments, momentsAt } from './ledger.ts'
import { rootBetween } from './root.ts'

/** Inflow and outflow touch if they differ by less than this share. */
const TOUCHING = 1e-13
/** A touching rate closer than this to another is the same. */
const SAME = 1e-4
/** Intervals this narrow are not split further. */
const NARROW = 1e-12
/** How many close rates can be separated. */
const ORDERS = 5
const MOST_EVALUATIONS = 4000
/** Beyond every rate: doubles overflow at a force of 710. */
const FARTHEST = 4096

/**
 * All forces ≥ 0 at which inflow equals outflow, ascending; undefined if it takes too long. Moments fall as the force
 * rises, so their values at an interval's ends bound them inside. If one order's difference keeps its sign there, the
 * order below has at most one root, the next at most two, and so on; otherwise the interval is split.
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
