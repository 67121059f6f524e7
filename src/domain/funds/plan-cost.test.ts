import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, series, times } from '#tests/measures/series-from-rows.ts'
import { planCost } from './plan-cost.ts'

test('as in "Direct or regular mutual fund" (7globe): 1 lakh that is 614,161 or 511,205 after twenty years cost 1 % a year', () => {
  const plan = (end: number) => series(['2005-12-30', 100_000], ['2025-12-30', end])
  expect(planCost(plan(614_161), plan(511_205))).toEqual({
    years: 20,
    from: day('2005-12-30'),
    to: day('2025-12-30'),
    direct: expect.closeTo(0.095, 6),
    regular: expect.closeTo(0.085, 6),
    cost: expect.closeTo(0.01, 6),
  })
})

test('both ends are days on which both have a value', () => {
  const direct = series(
    ['2020-01-01', 9],
    ['2020-01-02', 10],
    ['2020-01-03', 50],
    ['2021-01-05', 12],
    ['2021-01-06', 90],
  )
  const regular = series(['2020-01-02', 20], ['2021-01-05', 23], ['2021-01-07', 90])
  expect(planCost(direct, regular)).toMatchObject({
    from: day('2020-01-02'),
    to: day('2021-01-05'),
    years: 1,
    cost: expect.closeTo(0.05, 9),
  })
})

test('none below one year, or without a common day', () => {
  const direct = series(['2020-01-01', 9], ['2020-12-30', 10])
  expect(planCost(direct, direct)).toBeUndefined()
  expect(planCost(series(), direct)).toBeUndefined()
  expect(planCost(series(['2019-01-01', 9], ['2020-12-31', 10]), direct)).toBeUndefined()
})

test('a plan costs nothing against itself, and unit size does not matter', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 100, noNaN: true }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (end, factor) => {
        const plan = series(['2020-01-01', 9], ['2024-01-01', end])
        expect(planCost(plan, plan)?.cost).toBe(0)
        expect(planCost(plan, times(plan, factor))?.cost).toBeCloseTo(0, 9)
      },
    ),
  )
})
