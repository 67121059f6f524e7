import fc from 'fast-check'
import type { Row } from './by-hand.ts'

/** A realistic history: no weekends, holidays, an occasional gap of weeks; calm or volatile. */
export const randomRows = (most: number) =>
  fc
    .record({
      start: fc.integer({ min: 4000, max: 20_000 }),
      length: fc.integer({ min: 2, max: most }),
      seed: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
      swing: fc.constantFrom(0.0005, 0.01, 0.04),
      gaps: fc.constantFrom(0, 0.01),
    })
    .map(({ start, length, seed, swing, gaps }) => rowsOf(start, length, seed, swing, gaps))

export function rowsOf(start: number, length: number, seed: number, swing: number, gaps: number): Row[] {
  const chance = chances(seed)
  const rows: Row[] = []
  let value = 10 + 90 * chance()
  for (let day = start; rows.length < length; day += 1) {
    if (chance() < gaps) day += Math.floor(40 * chance())
    const date = new Date(day * 86_400_000)
    if (date.getUTCDay() % 6 === 0 || chance() < 0.03) continue
    value *= 1 + swing * (chance() + chance() - 0.98)
    rows.push({ date: date.toISOString().slice(0, 10), value })
  }
  return rows
}

/** Deterministic by seed. */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
