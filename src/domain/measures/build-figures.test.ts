import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarReturn, periodReturn, yearlyVolatility } from '#tests/measures/by-hand.ts'
import { randomRows, rowsOf } from '#tests/measures/random-rows.ts'
import { day, index, series, times, toSeries } from '#tests/measures/series-from-rows.ts'
import { cleaned } from './bad-points.ts'
import * as figures from './build-figures.ts'
import { maxDrawdown } from './drawdown.ts'
import { withGaps } from './line-gaps.ts'
import type { Series } from './series.ts'

const { lineOf } = figures
const figuresOf = (published: Series, riskFree: number) => figures.figuresOf(cleaned(published), riskFree)
const basicFiguresOf = (published: Series, riskFree: number) => figures.basicFiguresOf(cleaned(published), riskFree)

test('five years of an index: returns, years, drawdown and rolling returns, as published', () => {
  const found = figuresOf(index, 0.05)
  expect(found).toMatchObject({ first: '1999-12-31', last: '2004-12-31', badPoints: [] })
  expect(found?.returns.map(({ horizon, from, change }) => [horizon, from, change])).toEqual([
    ['1Y', '2003-12-31', 0.089935],
    ['3Y', '2001-12-31', 0.055606],
    ['5Y', '1999-12-31', -0.175144],
    ['Max', '1999-12-31', -0.175144],
  ])
  expect(found?.returns[2]?.annualised).toBeCloseTo((1211.92 / 1469.25) ** 0.2 - 1, 6)
  expect(found?.years.map(({ year, change, partial }) => [year, change, partial])).toEqual([
    [2000, -0.101392, false],
    [2001, -0.130427, false],
    [2002, -0.23366, false],
    [2003, 0.263804, false],
    [2004, 0.089935, false],
  ])
  expect(found?.risk.at(-1)?.drawdown).toEqual({
    depth: -0.401177,
    peak: '1999-12-31',
    trough: '2002-12-31',
    recovery: null,
  })
  expect(found?.rolling[0]).toMatchObject({
    years: 1,
    count: 5,
    least: { day: '2002-12-31', value: -0.23366 },
    most: { day: '2003-12-31', value: 0.263804 },
    negative: 0.6,
  })
  // Yearly values have no daily steps, and a month with one value has no return.
  expect(found?.risk.every(({ volatility, sharpe, sortino }) => !volatility && !sharpe && !sortino)).toBe(true)
  expect(found?.years.every(({ months }) => months.every((month) => month === null))).toBe(true)
  expect(found?.best.day).toBeNull()
  expect(found?.best.year?.worst).toEqual({ from: '2001-12-31', to: '2002-12-31', change: -0.23366 })
})

test('months are rounded as shown, and partial ones are marked', () => {
  const found = figuresOf(
    series(
      ['2024-01-10', 100],
      ['2024-01-31', 100.26],
      ['2024-02-29', 98.245],
      ['2024-03-28', 98.245],
      ['2024-04-03', 99],
    ),
    0.065,
  )
  const { months, partialMonths, partial } = found?.years[0] ?? {}
  // 0.26%, −2.01%, none, and 0.7685% by 3 April.
  expect(months?.slice(0, 5)).toEqual([3, -20, 0, 8, null])
  expect(partialMonths).toEqual([1, 4])
  expect(partial).toBe(true)
})

test('fewer than two values have no figures', () => {
  expect(figuresOf(series(), 0.065)).toBeUndefined()
  expect(figuresOf(series(['2024-01-01', 10]), 0.065)).toBeUndefined()
  expect(figuresOf(series(['2024-01-01', 10], ['2024-01-02', 0]), 0.065)).toBeUndefined()
})

test('a zero, a wrong day and a face value change are reported and do not affect the figures', () => {
  const rows = rowsOf(15_000, 400, 7, 0.002, 0)
  const harmed = rows.map(({ date, value }, at) => ({
    date,
    value: at === 50 ? 0 : (at === 120 ? value * 1.3 : value) * (at < 200 ? 1 : 100),
  }))
  const clean = figuresOf(toSeries(rows.filter((_, at) => at !== 50 && at !== 120)), 0.065)
  const found = figuresOf(toSeries(harmed), 0.065)
  expect(found?.badPoints).toMatchObject([
    { kind: 'zero', day: rows[50]?.date, value: 0 },
    { kind: 'wrong-day', day: rows[120]?.date },
    { kind: 'face-value', day: rows[200]?.date, value: 100 },
  ])
  expect({ ...found, badPoints: [], line: [] }).toEqual({ ...clean, line: [] })
})

test('all figures equal the reference implementation, for any history', () => {
  fc.assert(
    fc.property(randomRows(900), (rows) => {
      const found = basicFiguresOf(toSeries(rows), 0.065)
      const whole = figuresOf(toSeries(rows), 0.065)
      if (!found || !whole) return
      for (const [horizon, months] of [
        ['1M', 1],
        ['6M', 6],
        ['1Y', 12],
      ] as const) {
        const hand = periodReturn(rows, months)
        const row = found.returns.find((one) => one.horizon === horizon)
        expect(row?.change ?? 99).toBeCloseTo(hand?.change ?? 99, 5)
      }
      const all = found.risk.find(({ horizon }) => horizon === 'Max')
      if (rows.length > 40) expect(all?.volatility).toBeCloseTo(yearlyVolatility(rows), 5)
      for (const { year, change, months } of whole.badPoints.length > 0 ? [] : whole.years) {
        expect(change).toBeCloseTo(calendarReturn(rows, String(year)) ?? Number.NaN, 5)
        for (const [at, tenths] of months.entries()) {
          const hand = calendarReturn(rows, `${year}-${String(at + 1).padStart(2, '0')}`)
          if (hand === undefined) expect(tenths).toBeNull()
          else expect(Math.abs((tenths ?? 99_999) - hand * 1000)).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('unit size matters only for the line', () => {
  fc.assert(
    fc.property(randomRows(600), fc.constantFrom(0.25, 2, 1024), (rows, factor) => {
      const { line: _, ...one } = figuresOf(toSeries(rows), 0.065) ?? {}
      const { line: __, ...other } = figuresOf(times(toSeries(rows), factor), 0.065) ?? {}
      expect(other).toEqual(one)
    }),
    { numRuns: 60 },
  )
})

test('every figure is a number, and the bars contain every period', () => {
  fc.assert(
    fc.property(randomRows(1500), (rows) => {
      const found = figuresOf(toSeries(rows), 0.065)
      expect(JSON.stringify(found)).not.toMatch(/NaN|Infinity/)
      for (const { bars, count } of found?.rolling ?? []) {
        expect(bars.counts.reduce((sum, one) => sum + one, 0)).toBe(count)
        expect(Math.abs(bars.from / bars.width - Math.round(bars.from / bars.width))).toBeLessThan(1e-6)
      }
    }),
    { numRuns: 60 },
  )
})

test('a line has the first and last day, the ends of the worst drawdown, and few others', () => {
  fc.assert(
    fc.property(randomRows(700), fc.integer({ min: 2, max: 250 }), (rows, most) => {
      const whole = toSeries(rows)
      const { days, values } = lineOf(whole, most)
      const fall = maxDrawdown(whole)
      expect(days.length).toBeLessThanOrEqual(most + 5)
      expect([days[0], days.at(-1)]).toEqual([whole.days[0], whole.days.at(-1)])
      if (fall) expect(days).toEqual(expect.arrayContaining([fall.peak, fall.trough]))
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
      for (const [at, one] of days.entries())
        expect(values[at]).toBeCloseTo(rows.find(({ date }) => day(date) === one)?.value ?? Number.NaN, 6)
    }),
    { numRuns: 60 },
  )
})

test('a sampled line has the same extent as the whole one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 2500 }),
      (values) => {
        const days = Int32Array.from(values, (_, at) => 15_000 + at * 3)
        const { days: kept, values: shown } = lineOf({ days, values: Float64Array.from(values) }, 240)
        const fine = (value: number) => Math.round(value * 1e6) / 1e6
        expect(kept.length).toBeLessThanOrEqual(245)
        expect([kept[0], kept.at(-1)]).toEqual([days[0], days.at(-1)])
        expect(Math.max(...shown)).toBe(fine(Math.max(...values)))
        expect(Math.min(...shown)).toBe(fine(Math.min(...values)))
      },
    ),
  )
})

test('weekly values support yearly returns and nothing else', () => {
  const weeks = Array.from({ length: 60 }, (_, at) => at)
  const all = [19_000 - 5 * 365 - 1, 19_000 - 3 * 365 - 1, ...weeks.map((week) => 19_000 - 7 * (59 - week))]
  const values = { days: Int32Array.from(all), values: Float64Array.from(all, (_, at) => 100 + at) }
  const found = figures.figuresOf(cleaned(values), 0.065, { weekly: true })
  expect(found?.weekly).toBe(true)
  expect(found?.returns.map(({ horizon }) => horizon)).toEqual(['1Y', '3Y', '5Y'])
  expect(found).toMatchObject({
    risk: [],
    years: [],
    rolling: [],
    days: [],
    best: { day: null, month: null, year: null },
  })
})

test('a fund without a recent value has no returns up to now', () => {
  const found = figures.figuresOf(cleaned(index), 0.065, { market: (index.days.at(-1) ?? 0) + 11 })
  expect(found?.current).toBe(false)
  expect(found?.returns.map(({ horizon }) => horizon)).toEqual(['Max'])
  expect(found?.risk.map(({ horizon }) => horizon)).toEqual(['Max'])
})

test('liquid funds have returns over days', () => {
  const year = Array.from({ length: 200 }, (_, at) => at)
  const calm = { days: Int32Array.from(year, (at) => 19_000 + at), values: Float64Array.from(year, (at) => 1000 + at) }
  const found = figures.figuresOf(cleaned(calm), 0.065, { parked: true })
  expect(found?.days.map(({ days, change }) => [days, change])).toEqual([
    [7, Math.round((1199 / 1192 - 1) * 1e6) / 1e6],
    [15, Math.round((1199 / 1184 - 1) * 1e6) / 1e6],
    [30, Math.round((1199 / 1169 - 1) * 1e6) / 1e6],
  ])
  expect(figuresOf(calm, 0.065)?.days).toEqual([])
})

test('weeks without a value are a gap in the line', () => {
  const days = Int32Array.from([100, 101, 102, 140, 141])
  expect(withGaps({ days, values: [1, 2, 3, 4, 5] }, { days })).toEqual({
    days: [100, 101, 102, 103, 140, 141],
    values: [1, 2, 3, null, 4, 5],
  })
  // After thinning, the gap is between the remaining values.
  expect(withGaps({ days: [100, 141], values: [1, 5] }, { days })).toEqual({
    days: [100, 103, 141],
    values: [1, null, 5],
  })
})
