import type { Goal } from '#domain/goals/goal.ts'
import type { GoalMarket } from '#domain/goals/goal-figures.ts'
import type { Plan } from '#domain/goals/goal-plan.ts'
import { readIsoDay } from '#domain/time/day.ts'

export const day = (date: string) => readIsoDay(date) ?? Number.NaN
export const TODAY = day('2026-01-15')

/** A plain plan: what a test does not name is nothing. */
export const planWith = (plan: Partial<Plan>): Plan => ({
  ...{ today: TODAY, start: 0, monthly: 0, paid: 0, stepUp: 0, rate: 0, inflation: 0, target: 1, grows: false },
  ...{ date: null, lumps: [], pauses: [] },
  ...plan,
})

export const goalWith = (goal: Partial<Goal> = {}): Goal => ({
  ...{ id: 'g1', kind: 'home', icon: 'house', name: 'Home' },
  target: { amount: 100_000, currency: 'USD', asOf: '2026-01-15' },
  ...{ expenses: null, property: null, date: '2036-01-15', currency: 'USD', saved: 10_000, monthly: 500 },
  ...{ since: '2026-01-15', stepUp: 0, expected: 8, inflation: 0, grows: false, withdrawal: null },
  ...{ priority: 'medium', state: 'active', links: [], lumps: [], pauses: [], contributions: [] },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...goal,
})

export const linkWith = (link: Partial<Goal['links'][number]> = {}): Goal['links'][number] => ({
  ...{ kind: 'fund', id: '118955', name: 'A fund', units: 100, share: 100, mix: 50 },
  ...{ linkedOn: '2026-01-01' },
  ...link,
})

export const noMarket: GoalMarket = {
  price: () => undefined,
  rate: (from, to) => (from === to ? { rate: 1, date: '2026-01-15' } : undefined),
  listing: () => undefined,
}
