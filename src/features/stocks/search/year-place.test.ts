import { expect, test } from 'vitest'
import { yearPlace } from './year-place.ts'

test('the place between the lowest and the highest price of 52 weeks', () => {
  // 75 between 50 and 100.
  expect(yearPlace({ fromHigh: -2500, fromLow: 5000 })).toBeCloseTo(0.5, 4)
  expect(yearPlace({ fromHigh: 0, fromLow: 10_000 })).toBe(1)
  expect(yearPlace({ fromHigh: -5000, fromLow: 0 })).toBe(0)
})

test('a price beyond what was recorded stays at the end; without a range there is no place', () => {
  expect(yearPlace({ fromHigh: 100, fromLow: 5000 })).toBe(1)
  expect(yearPlace({ fromHigh: 0, fromLow: 0 })).toBeNull()
  expect(yearPlace({ fromHigh: -10_000, fromLow: 10 })).toBeNull()
  expect(yearPlace({ fromHigh: null, fromLow: 10 })).toBeNull()
})
