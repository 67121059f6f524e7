import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byReturns, day, index, series } from '#tests/measures/series-from-rows.ts'
import { bestAndWorst } from './best-and-worst.ts'

test('of the years that Standard & Poor’s published for the S&P 500, 2003 was the best with 26.38%, 2002 the worst with -23.37%', () => {
  const { year, month, day: step } = bestAndWorst(index)
  expect(year?.best).toMatchObject({ year: 2003, change: expect.closeTo(0.2638, 4) })
  expect(year?.worst).toMatchObject({ year: 2002, change: expect.closeTo(-0.2337, 4) })
  expect([month, step]).toEqual([undefined, undefined])
})

test('a partial month never counts', () => {
  const { month } = bestAndWorst(
    series(['2024-01-31', 10], ['2024-02-29', 11], ['2024-03-29', 10.5], ['2024-04-03', 99]),
  )
  expect(month?.best).toMatchObject({ month: 2, from: day('2024-01-31'), to: day('2024-02-29') })
  expect(month?.worst).toMatchObject({ month: 3 })
})

test('no day is better than the best or worse than the worst', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 1 }), (some) => {
      const found = bestAndWorst(byReturns(some)).day
      expect(found?.best.change).toBeCloseTo(Math.max(...some), 9)
      expect(found?.worst.change).toBeCloseTo(Math.min(...some), 9)
    }),
  )
})
