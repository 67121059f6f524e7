import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byReturns, index, series } from '#tests/measures/series-from-rows.ts'
import { calendarMonths, calendarYears } from './calendar-returns.ts'

test('the price returns of the S&P 500 are those that Standard & Poor’s published in MONTHLY.xls', () => {
  const percent = calendarYears(index).map(({ year, change, partial }) => [year, (100 * change).toFixed(2), partial])
  expect(percent).toEqual([
    [2000, '-10.14', false],
    [2001, '-13.04', false],
    [2002, '-23.37', false],
    [2003, '26.38', false],
    [2004, '8.99', false],
  ])
})

test('the first and last period are partial, unless the last value is of the last working day', () => {
  const marks = (...points: [string, number][]) =>
    calendarMonths(series(...points)).map(({ month, partial }) => [month, partial])
  const start: [string, number][] = [
    ['2024-03-15', 10],
    ['2024-03-28', 11],
    ['2024-04-30', 12],
  ]
  expect(marks(...start, ['2024-05-30', 13])).toEqual([
    [3, true],
    [4, false],
    [5, true],
  ])
  // 31 May 2024 was a Friday; 29 June 2024 a Saturday, so the 28th was the last working day.
  expect(marks(...start, ['2024-05-31', 13], ['2024-06-28', 14])).toEqual([
    [3, true],
    [4, false],
    [5, false],
    [6, false],
  ])
})

test('after a gap of a whole period the return starts inside and is partial', () => {
  const months = calendarMonths(series(['2024-01-31', 10], ['2024-03-05', 20], ['2024-03-28', 30], ['2024-04-02', 33]))
  expect(months.map(({ month, change, partial }) => [month, Number(change.toFixed(9)), partial])).toEqual([
    [3, 0.5, true],
    [4, 0.1, true],
  ])
})

test('months around a gap of weeks are partial, and so are their years', () => {
  const months = calendarMonths(
    series(
      ['2024-01-31', 10],
      ['2024-02-08', 11],
      ['2024-02-29', 12],
      ['2024-03-07', 13],
      ['2024-04-18', 14],
      ['2024-04-30', 15],
      ['2024-05-08', 16],
      ['2024-05-31', 16],
    ),
  )
  expect(months.map(({ month, partial }) => [month, partial])).toEqual([
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ])
})

test('monthly returns compound to years, and years to the total', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 2, maxLength: 900 }), (some) => {
      const history = byReturns(some)
      const product = (of: readonly { change: number }[]) => of.reduce((total, { change }) => total * (1 + change), 1)
      const whole = (history.values.at(-1) ?? 0) / (history.values[0] ?? 0)
      expect(product(calendarYears(history)) / whole).toBeCloseTo(1, 9)
      expect(product(calendarMonths(history)) / whole).toBeCloseTo(1, 9)
    }),
  )
})
