import { type Figure, median } from './bench-figures.ts'

/** CPU milliseconds, GC included; the median of several turns. */
export const timed = (work: () => unknown, times = 9): number =>
  median(turns([work], times).map(([ms]) => ms ?? Number.NaN))

/** The ratio of medians, measured alternately. */
export function ratio(ours: () => unknown, theirs: () => unknown, times = 21): number {
  const taken = turns([ours, theirs], times)
  return median(taken.map(([our]) => our ?? Number.NaN)) / median(taken.map(([, their]) => their ?? Number.NaN))
}

/**
 * The exponent of time over data at 16 times the amount: 1 is linear. Sizes alternate and each turn does the same total
 * work (16 small or 1 large), so that heap state is equal.
 */
export function growthFigure(name: string, workOn: (times: 1 | 4 | 16) => () => unknown): Figure {
  const amounts = ([1, 4, 16] as const).map((times) => repeated(workOn(times), 16 / times))
  const sums = turns(amounts, 8).reduce((all, turn) => all.map((sum, at) => sum + (turn[at] ?? Number.NaN)), [0, 0, 0])
  const [small, middle, large] = sums.map((sum, at) => (sum * 4 ** at) / 16 / 8)
  console.log(`${name}: ${[small, middle, large].map((ms) => `${ms?.toFixed(1)} ms`).join(', ')} at 1 ×, 4 ×, 16 ×`)
  const value = Math.log((large ?? Number.NaN) / (small ?? Number.NaN)) / Math.log(16)
  return { name: `${name}, growth from 1 × to 16 ×`, value, unit: 'exponent', budget: { most: 1.1 } }
}

const repeated = (work: () => unknown, times: number) => () => Array.from({ length: times }, work)

function turns(works: readonly (() => unknown)[], times: number): number[][] {
  // Warm-up.
  for (let time = 0; time < 3; time += 1) for (const work of works) work()
  return Array.from({ length: times }, () => works.map(once))
}

function once(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
