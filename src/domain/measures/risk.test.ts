import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byReturns, daily, day, times } from '#tests/measures/series-from-rows.ts'
import { monthlyRisk, sharpe, sortino, volatility } from './risk.ts'

/** The examples are per step; a daily series has 365 steps a year. */
const perStep = (value: number | undefined) => (value ?? Number.NaN) / Math.sqrt(365)

describe('published examples', () => {
  test('volatility, as in Hull, "Options, Futures, and Other Derivatives", Computation of volatility: 0.01216 a day, 19.3 % in 252 days', () => {
    const prices = [
      20, 20.1, 19.9, 20, 20.5, 20.25, 20.9, 20.9, 20.9, 20.75, 20.75, 21, 21.1, 20.9, 20.9, 21.25, 21.4, 21.4, 21.25,
      21.75, 22,
    ]
    expect(perStep(volatility(daily(prices)))).toBeCloseTo(0.01216, 5)
    expect(perStep(volatility(daily(prices))) * Math.sqrt(252)).toBeCloseTo(0.193, 3)
  })

  test('Sharpe ratio, as in theprimecalculator.com, "Sharpe Ratio Calculator": 10 % with a risk-free 4.5 % and a deviation of 12 % is 0.458', () => {
    const apart = 0.12 / Math.SQRT2
    // Each step has the example's yearly figures, so the risk-free rate per step is 4.5%.
    expect(perStep(sharpe(byReturns([0.1 - apart, 0.1 + apart]), 1.045 ** 365 - 1))).toBeCloseTo(0.458, 3)
  })

  test('Sharpe ratio, as in Wikipedia, "Sharpe ratio" (copy at liquisearch.com), three weeks of July 2012: -0.3615359 with a deviation divided by three', () => {
    // We use the sample deviation (n − 1): the example's figure times √(2/3).
    const ours = perStep(sharpe(byReturns([-0.0001581, -0.0007234, 0.000389]), 0))
    expect(ours / Math.sqrt(2 / 3)).toBeCloseTo(-0.3615359, 3)
  })

  test('Sortino ratio, as in Rollinger and Hoffman, "Sortino: A Sharper Ratio" (Red Rock Capital): 4.417', () => {
    const returns = [0.17, 0.15, 0.23, -0.05, 0.12, 0.09, 0.13, -0.04]
    expect(perStep(sortino(byReturns(returns), 0))).toBeCloseTo(4.417, 3)
  })
})

const returns = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 20, maxLength: 200 })

describe('properties', () => {
  test('none of them depends on unit size', () => {
    fc.assert(
      fc.property(returns, fc.double({ min: 0.01, max: 100, noNaN: true }), (some, factor) => {
        const [one, other] = [byReturns(some), times(byReturns(some), factor)]
        fc.pre((volatility(one) ?? 0) > 0.01)
        for (const measure of [volatility, (history: typeof one) => sharpe(history, 0.06)]) {
          expect(measure(other) ?? 0).toBeCloseTo(measure(one) ?? 0, 6)
        }
      }),
    )
  })

  test('volatility is not negative, and does not depend on the order of days', () => {
    fc.assert(
      fc.property(returns, (some) => {
        expect(volatility(byReturns(some))).toBeGreaterThanOrEqual(0)
        expect(volatility(byReturns(some.toReversed())) ?? 0).toBeCloseTo(volatility(byReturns(some)) ?? 0, 9)
      }),
    )
  })

  test('a higher risk-free rate lowers both ratios, and Sortino has Sharpe’s sign', () => {
    fc.assert(
      fc.property(returns, fc.double({ min: 0, max: 0.2, noNaN: true }), (some, rate) => {
        fc.pre((volatility(byReturns(some)) ?? 0) > 0.01)
        const history = byReturns(some)
        expect(sharpe(history, rate + 0.01)).toBeLessThan(sharpe(history, rate) ?? 0)
        const [one, other] = [sharpe(history, rate) ?? 0, sortino(history, rate) ?? 0]
        expect(one * other).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('constant growth has no volatility, so no ratio; one step has no deviation', () => {
  const steady = byReturns(Array.from({ length: 500 }, () => 0.0003))
  expect(volatility(steady)).toBeCloseTo(0, 9)
  expect(sharpe(steady, 0.05)).toBeUndefined()
  expect(sortino(steady, 0.05)).toBeUndefined()
  expect(volatility(daily([1, 2]))).toBeUndefined()
  expect([volatility(daily([])), sharpe(daily([]), 0), sortino(daily([]), 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a weekend is one step, a gap of eleven days none', () => {
  const working = Array.from({ length: 500 }, (_, at) => at).filter((at) => at % 7 < 5)
  const days = Int32Array.from(working, (at) => day('2020-01-06') + at)
  const values = Float64Array.from(working, (at) => 100 + (at % 2))
  const swing = Math.log(101 / 100)
  // Five equal steps up or down a week: their deviation is nearly the step.
  expect(volatility({ days, values })).toBeCloseTo(swing * Math.sqrt((5 * 365) / 7), 2)
  const late = { days: Int32Array.of(...days, (days.at(-1) ?? 0) + 11), values: Float64Array.of(...values, 5000) }
  expect(volatility(late)).toBe(volatility({ days, values }))
})

test('monthly figures use whole calendar months, times √12', () => {
  // Thirteen month ends alternating +2% and −1%.
  const ends = Array.from({ length: 13 }, (_, at) => Date.UTC(2024, at + 1, 0) / 86_400_000)
  const months = {
    days: Int32Array.from(ends),
    values: Float64Array.from(ends, (_, at) => 100 * 1.02 ** Math.ceil(at / 2) * 0.99 ** Math.floor(at / 2)),
  }
  const { volatility, sharpe } = monthlyRisk(months, 0)
  // Six of each: a mean of 0.5%, each 1.5% away from it.
  const swings = Math.sqrt((12 * 0.015 ** 2) / 11)
  expect(volatility).toBeCloseTo(swings * Math.sqrt(12), 9)
  expect(sharpe).toBeCloseTo((0.005 / swings) * Math.sqrt(12), 9)
  expect(monthlyRisk({ days: months.days.slice(0, 8), values: months.values.slice(0, 8) }, 0)).toEqual({})
})
