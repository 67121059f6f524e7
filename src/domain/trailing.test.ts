import { expect, test } from 'vitest'
import { readIsoDay } from './day.ts'
import { weeklyCloses, yearlyReturn } from './trailing.ts'

const day = (iso: string) => readIsoDay(iso) ?? Number.NaN
const history = (...points: [string, number][]) => ({
  days: Int32Array.from(points, ([iso]) => day(iso)),
  values: Float64Array.from(points, ([, value]) => value),
})

test('a year is from the same date, or the last value before it', () => {
  expect(yearlyReturn(history(['2025-08-18', 100], ['2025-08-20', 50], ['2026-08-19', 112]), 1)).toBe(1200)
  expect(yearlyReturn(history(['2023-08-19', 100], ['2026-08-19', 133.1]), 3)).toBe(1000)
  expect(yearlyReturn(history(['2025-08-19', 100], ['2026-08-19', 90.123]), 1)).toBe(-988)
})

test('what is too young, or has a gap where it should begin, has none', () => {
  expect(yearlyReturn(history(['2025-08-20', 100], ['2026-08-19', 112]), 1)).toBeNull()
  expect(yearlyReturn(history(['2025-08-08', 100], ['2026-08-19', 112]), 1)).toBeNull()
  expect(yearlyReturn(history(), 1)).toBeNull()
})

test('weeks end with the day that was asked for; a week without a value has the one before', () => {
  const closes = weeklyCloses(history(['2026-08-01', 1], ['2026-08-12', 2], ['2026-08-19', 3]), day('2026-08-19'))
  expect(closes).toHaveLength(52)
  expect(closes.slice(-4)).toEqual([null, 1, 2, 3])
})
