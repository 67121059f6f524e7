import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byReturns, day, index, series, times } from '#tests/measures/series-from-rows.ts'
import { returnOver } from './returns.ts'
import { rollingReturns } from './rolling-returns.ts'

test('the lowest, the highest and the share below zero of the S&P 500’s years 2000 to 2004, as published by Standard & Poor’s', () => {
  const found = rollingReturns(index, 1)
  expect(Array.from(found?.returns ?? [], (one) => (100 * one).toFixed(2))).toEqual([
    '-10.14',
    '-13.04',
    '-23.37',
    '26.38',
    '8.99',
  ])
  expect(found?.least).toEqual({ day: day('2002-12-31'), value: expect.closeTo(-0.2337, 4) })
  expect(found?.most).toEqual({ day: day('2003-12-31'), value: expect.closeTo(0.2638, 4) })
  expect(found?.negative).toBe(0.6)
  expect(found?.average).toBeCloseTo((-10.14 - 13.04 - 23.37 + 26.38 + 8.99) / 500, 4)
})

test('three years are annualised: 1469.25 to 879.82 is -15.71 % a year', () => {
  expect(rollingReturns(index, 3)?.returns[0]).toBeCloseTo((879.82 / 1469.25) ** (1 / 3) - 1, 12)
})

test('a series that is too young has none', () => {
  expect(rollingReturns(index, 6)).toBeUndefined()
  expect(rollingReturns(series(), 1)).toBeUndefined()
})

test('the last one equals the return of that horizon; bounds, order and scale hold; every return is in one bar', () => {
  const returns = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 370, maxLength: 800 })
  fc.assert(
    fc.property(returns, fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (some, factor) => {
      const history = byReturns(some)
      const found = rollingReturns(history, 1)
      if (!found) throw new Error('none')
      expect(found.returns.at(-1)).toBeCloseTo(returnOver(history, '1Y')?.annualised ?? Number.NaN, 12)
      expect(found.least.value).toBeLessThanOrEqual(found.average + 1e-9)
      expect(found.average).toBeLessThanOrEqual(found.most.value + 1e-9)
      expect(rollingReturns(times(history, factor), 1)?.average ?? 0).toBeCloseTo(found.average, 6)
      expect(found.bars.length).toBeLessThanOrEqual(16)
      for (const { from, to, count } of found.bars) {
        expect(found.returns.filter((one) => one >= from - 1e-12 && one < to + 1e-12).length).toBeGreaterThanOrEqual(
          count,
        )
      }
      expect(found.bars.reduce((sum, { count }) => sum + count, 0)).toBe(found.returns.length)
    }),
    { numRuns: 30 },
  )
})
