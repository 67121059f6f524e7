import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstNotBelow, firstPlace } from './binary-search.ts'

test('equals a linear search', () => {
  const size = fc.nat({ max: 40 })
  fc.assert(fc.property(size, size, (all, from) => firstPlace(all, (place) => place >= from) === Math.min(all, from)))
})

test('of equal numbers the first, beyond the largest the length', () => {
  const numbers = Int32Array.of(3, 5, 5, 8)
  expect([2, 3, 4, 5, 6, 8, 9].map((wanted) => firstNotBelow(numbers, wanted))).toEqual([0, 0, 1, 1, 3, 3, 4])
})
