import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daily, day, times } from '#tests/measures/series-from-rows.ts'
import { drawdowns, maxDrawdown } from './drawdown.ts'

const first = day('2020-01-01')

test('as in the glossary of howigrowmywealth.com, "Drawdown", after Investopedia: 1,000, 800, 1,100, 700 falls by 36.4 %', () => {
  expect(maxDrawdown(daily([1000, 800, 1100, 700, 1100]))).toEqual({
    depth: expect.closeTo(-0.364, 3),
    peak: first + 2,
    trough: first + 3,
    recovery: first + 4,
  })
})

test('is not recovered until the peak is reached, and undefined if the value never fell', () => {
  expect(maxDrawdown(daily([10, 8, 9.99]))?.recovery).toBeUndefined()
  expect(maxDrawdown(daily([10, 8, 10]))?.recovery).toBe(first + 2)
  expect(maxDrawdown(daily([1, 2, 2, 3]))).toBeUndefined()
  expect(maxDrawdown(daily([]))).toBeUndefined()
})

test('bounds, scale and order', () => {
  const values = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, fc.double({ min: 0.01, max: 100, noNaN: true }), (some, factor) => {
      const depths = [...drawdowns(daily(some))]
      expect(Math.max(...depths)).toBe(0)
      expect(Math.min(...depths)).toBeGreaterThan(-1)
      const found = maxDrawdown(daily(some))
      expect(found?.depth ?? 0).toBe(Math.min(...depths))
      expect(maxDrawdown(times(daily(some), factor))?.depth ?? 0).toBeCloseTo(found?.depth ?? 0, 9)
      if (!found) return
      expect(found.peak).toBeLessThan(found.trough)
      expect(found.recovery ?? Number.POSITIVE_INFINITY).toBeGreaterThan(found.trough)
      const at = (one: number) => some[one - first] ?? Number.NaN
      expect(at(found.trough) / at(found.peak) - 1).toBe(found.depth)
    }),
  )
})
