import { expect, test } from 'vitest'
import { chosenIn } from './chosen-in.ts'

const filters = [{ name: 'city', clears: ['locality'] }, { name: 'locality' }]
const search = { q: 'flat', city: 'Pune', locality: 'Baner' }

test('a choice takes what belongs to the former one with it, and nothing else', () => {
  expect(chosenIn(filters, search, 'city', 'Kochi')).toEqual({ q: 'flat', city: 'Kochi', locality: undefined })
  expect(chosenIn(filters, search, 'locality', 'Aundh')).toEqual({ ...search, locality: 'Aundh' })
  expect(chosenIn(filters, search, 'priceTo', '9')).toEqual({ ...search, priceTo: '9' })
})
