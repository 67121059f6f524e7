import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byReturns, day, series, times } from '#tests/measures/series-from-rows.ts'
import { horizons, returnOver, returnsOf, since } from './returns.ts'

describe('a return', () => {
  test('as in "10 calculations to know" (Rediff, 22 July 2008): a NAV of 20 that is 70 after five years is 250 %, 28.47 % a year', () => {
    const found = returnOver(series(['2003-07-22', 20], ['2008-07-22', 70]), '5Y')
    expect(found?.change).toBeCloseTo(2.5, 12)
    expect(found?.annualised).toBeCloseTo(0.2847, 4)
  })

  test('starts from the last value before the anniversary if that was a holiday', () => {
    const history = series(['2023-03-10', 50], ['2023-03-13', 60], ['2024-03-11', 66], ['2024-03-12', 70])
    expect(returnOver(history, '1Y')).toEqual({
      from: day('2023-03-10'),
      to: day('2024-03-12'),
      change: expect.closeTo(0.4, 12),
      annualised: expect.closeTo(0.4, 12),
    })
  })

  test('from a 31st goes back to the end of a shorter month', () => {
    const history = series(['2023-02-27', 9], ['2023-02-28', 10], ['2023-03-31', 11])
    expect(returnOver(history, '1M')?.change).toBeCloseTo(0.1, 12)
    expect(returnOver(history, '1M')?.annualised).toBeUndefined()
  })

  test('is undefined if the fund is younger, or has a gap at the start', () => {
    const young = series(['2023-06-01', 10], ['2024-05-31', 12])
    expect(
      returnsOf(young)
        .filter((one) => one.return !== undefined)
        .map(({ horizon }) => horizon),
    ).toEqual(['Max'])
    expect(returnOver(series(['2023-01-02', 10], ['2024-06-03', 12]), '1Y')).toBeUndefined()
    expect(returnsOf(series()).every((one) => one.return === undefined)).toBe(true)
    expect(returnOver(series(['2024-01-01', 10]), 'Max')).toBeUndefined()
  })

  test('since inception is annualised by days, from one year on', () => {
    const days = (count: number) =>
      returnOver({ days: Int32Array.of(0, count), values: Float64Array.of(1, 1.21) }, 'Max')
    expect(days(730)?.annualised).toBeCloseTo(0.1, 12)
    expect(days(364)?.annualised).toBeUndefined()
  })

  test('does not depend on unit size, and log returns add up', () => {
    const returns = fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 32, maxLength: 400 })
    fc.assert(
      fc.property(returns, fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (some, factor) => {
        const history = byReturns(some)
        for (const horizon of horizons) {
          const found = returnOver(history, horizon)
          expect(returnOver(times(history, factor), horizon)?.change ?? 0).toBeCloseTo(found?.change ?? 0, 6)
          if (!found) continue
          const part = some.slice(some.length - (found.to - found.from))
          const sum = part.reduce((total, one) => total + Math.log1p(one), 0)
          expect(Math.log1p(found.change)).toBeCloseTo(sum, 9)
          expect(since(history, horizon)?.days[0]).toBe(found.from)
        }
      }),
    )
  })
})
