import type { BasicFigures } from './figures.ts'
import type { Horizon } from './returns.ts'

const longestFirst: readonly Horizon[] = ['5Y', '3Y', '1Y']

/** The longest period that all were measured over, for a fair comparison. */
export function commonHorizon(all: readonly BasicFigures[]): Horizon | undefined {
  const [one] = all
  const sameAge = all.every(({ first, last }) => first === one?.first && last === one.last)
  return [...(sameAge ? (['Max'] as const) : []), ...longestFirst].find((horizon) =>
    all.every(({ risk }) => risk.some((row) => row.horizon === horizon)),
  )
}

/** The first day on which all have values; undefined if their histories do not overlap. */
export function commonStart(all: readonly Pick<BasicFigures, 'first' | 'last'>[]): string | undefined {
  const start = all.map(({ first }) => first).reduce((a, b) => (a > b ? a : b), '')
  return all.every(({ last }) => last > start) ? start : undefined
}
