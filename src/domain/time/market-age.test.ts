import { expect, test } from 'vitest'
import { marketAge } from './market-age.ts'

test.each([
  // 13 November 2026 is a Friday.
  ['2026-11-13', '2026-11-13', 0],
  ['2026-11-13', '2026-11-15', 0],
  ['2026-11-13', '2026-11-16', 0],
  ['2026-11-13', '2026-11-17', 4],
  ['2026-08-19', '2026-11-17', 90],
  ['2026-11-15', '2026-11-13', 0],
])('a value of %s on %s is this many days old: %d', (date, today, age) => {
  expect(marketAge(date, today)).toBe(age)
})
