import { expect, test } from 'vitest'
import { hundredths } from '#domain/numbers/hundredths.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { weeklyCloses, yearlyReturn } from './trailing.ts'

const day = (iso: string) => readIsoDay(iso) ?? Number.NaN
const seriesOf = (...points: [string, number][]) => ({
  days: Int32Array.from(points, ([iso]) => day(iso)),
  values: Float64Array.from(points, ([, value]) => value),
})
const history = (...points: [string, number][]) => ({ series: seriesOf(...points), unsure: [] as number[] })
const market = day('2026-08-19')

test('a year starts from the same date, or the last value before it', () => {
  expect(yearlyReturn(history(['2025-08-18', 100], ['2025-08-20', 50], ['2026-08-19', 112]), 1, market)).toBe(1200)
  expect(yearlyReturn(history(['2023-08-19', 100], ['2026-08-19', 133.1]), 3, market)).toBe(1000)
  expect(yearlyReturn(history(['2025-08-19', 100], ['2026-08-19', 90.123]), 1, market)).toBe(-988)
})

test('null if the scheme is too young, or has a gap at the start', () => {
  expect(yearlyReturn(history(['2025-08-20', 100], ['2026-08-19', 112]), 1, market)).toBeNull()
  expect(yearlyReturn(history(['2025-08-08', 100], ['2026-08-19', 112]), 1, market)).toBeNull()
  expect(yearlyReturn(history(), 1, market)).toBeNull()
})

test('weeks end on the given day; a week without a value repeats the one before', () => {
  const closes = weeklyCloses(seriesOf(['2026-08-01', 1], ['2026-08-12', 2], ['2026-08-19', 3]), day('2026-08-19'))
  expect(closes).toHaveLength(52)
  expect(closes.slice(-4)).toEqual([null, 1, 2, 3])
})

test('null without a recent value, or across an unexplained change', () => {
  const year = history(['2025-08-19', 100], ['2026-08-19', 112])
  expect(yearlyReturn(year, 1, day('2026-08-29'))).toBe(1200)
  expect(yearlyReturn(year, 1, day('2026-08-30'))).toBeNull()
  expect(yearlyReturn({ ...year, unsure: [day('2026-01-05')] }, 1, market)).toBeNull()
  expect(yearlyReturn({ ...year, unsure: [day('2025-08-19')] }, 1, market)).toBe(1200)
})

test('a return is rounded once for every screen', () => {
  expect([0.12345, 0.123449999, -0.00004, -1, Number.NaN].map(hundredths)).toEqual([1235, 1235, 0, null, null])
})
