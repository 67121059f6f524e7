import { expect, test } from 'vitest'
import { monthLabel, ordinal, percent } from './figure-words.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [42, '42nd'],
  [111, '111th'],
  [1003, '1003rd'],
])('rank %d is %s', (place, said) => {
  expect(ordinal(place)).toBe(said)
})

test('shares and months are formatted for reading', () => {
  expect(percent(0.1434)).toBe('14.3%')
  expect(percent(-0.00004, 2)).toBe('0.00%')
  expect(monthLabel('2020-03-31')).toBe('Mar 2020')
})
