import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#tests/measures/series-from-rows.ts'
import { monthsAfter } from './calendar.ts'
import { isoDay } from './day.ts'

test.each([
  ['2024-03-31', -1, '2024-02-29'],
  ['2023-03-31', -1, '2023-02-28'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2024-02-29', -48, '2020-02-29'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-12-31', 2, '2025-02-28'],
  ['2026-08-19', -60, '2021-08-19'],
  ['2026-06-05', -120, '2016-06-05'],
  ['1970-01-01', -3, '1969-10-01'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(isoDay(monthsAfter(day(from), months))).toBe(to)
})

test('anniversaries ascend with their days', () => {
  const days = fc.integer({ min: -20_000, max: 40_000 })
  fc.assert(
    fc.property(days, fc.nat({ max: 500 }), fc.integer({ min: -200, max: 200 }), (from, later, months) => {
      expect(monthsAfter(from + later, months)).toBeGreaterThanOrEqual(monthsAfter(from, months))
    }),
  )
})
