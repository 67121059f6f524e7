import { expect, test } from 'vitest'
import { goalWith, noMarket, TODAY } from '#tests/goals/some-goal.ts'
import type { Goal } from './goal.ts'
import { figuresOf, type GoalMarket } from './goal-figures.ts'
import { liftOf } from './replay-lift.ts'
import type { ReplayResult } from './replay-tally.ts'

const result = (lift: Partial<ReplayResult['lift']>): ReplayResult => ({
  ...{ mode: 'starts', paths: 214, reached: 178, target: 1, worst: { value: 0, start: null } },
  fan: [{ month: 120, values: [] }],
  lift: { monthly: null, laterMonths: null, target: 0, ...lift },
})
const lifted = (goal: Partial<Goal>, lift: Partial<ReplayResult['lift']>, market: Partial<GoalMarket> = {}) => {
  const [found] = figuresOf([goalWith(goal)], { ...noMarket, ...market }, TODAY)
  return found && liftOf(found, result(lift))
}

test('50 lakh of two years ago are 56.18 lakh today; 45 lakh of today are stored as 45 lakh of today', () => {
  const target = { amount: 5_000_000, currency: 'USD' as const, asOf: '2024-01-15' }
  const then = 4_500_000 * 1.06 ** 10 + 1
  expect(lifted({ target, grows: true, inflation: 6 }, { target: then })?.target).toEqual({
    ...{ amount: 4_500_000, currency: 'USD' },
  })
  expect(lifted({ target }, { target: 4_500_000 })?.target?.amount).toBe(4_500_000)
})

test('a lower target is stored in the currency in which it was entered, for a home in that of its price', () => {
  const rate: GoalMarket['rate'] = (from, to) => ({ rate: from === to ? 1 : 0.0125, date: '2026-01-14' })
  const target = { amount: 100, currency: 'EUR' as const, asOf: '2024-01-15' }
  expect(lifted({ target }, { target: 1 }, { rate })?.target).toEqual({ amount: 80, currency: 'EUR' })
  const home = { property: { id: 'p1', name: 'Flat' }, target }
  const listing = () => ({ price: 8_000_000, currency: 'INR' as const, date: '2026-01-14' })
  expect(lifted(home, { target: 90_000 }, { rate, listing })?.target).toEqual({ amount: 7_200_000, currency: 'INR' })
  expect(lifted(home, { target: 0 }, { rate, listing })?.target).toBeNull()
})

test('a later date keeps the day of the month, unless other months would be replayed than were counted', () => {
  expect(lifted({ date: '2036-01-12' }, { laterMonths: 14 })?.later).toEqual({ date: '2037-03-12', months: 14 })
  // 119.5 months are replayed as 120 and 121.48 as 121.
  expect(lifted({ date: '2035-12-31' }, { laterMonths: 2 })?.later?.date).toBe('2036-03-15')
})
