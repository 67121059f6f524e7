import { expect, test } from 'vitest'
import { homeFactsOf, stateOf } from './home-facts.ts'

const flat = {
  purpose: 'buy',
  type: 'apartment',
  price: 9_000_000,
  city: 'Bengaluru',
  region: 'Karnataka',
  possession: '2028-03-31',
  carpetArea: null,
  area: 1_200,
  maintenance: 4_500,
} as const

test('a flat under construction brings its price, state, area and maintenance', () => {
  expect(homeFactsOf(flat)).toEqual({
    price: 9_000_000,
    rent: undefined,
    state: 'KA',
    city: 'Bengaluru',
    isNew: true,
    isPlot: false,
    isCommercial: false,
    carpetSqFt: undefined,
    sqFt: 1_200,
    upkeep: 4_500,
  })
})

test('a rented home has a rent and no price, and no GST', () => {
  expect(homeFactsOf({ ...flat, purpose: 'rent', price: 45_000 })).toMatchObject({
    price: undefined,
    rent: 45_000,
    isNew: false,
    // The tenant's, not the owner's.
    upkeep: undefined,
  })
})

test.each([
  ['tamil nadu ', 'TN'],
  ['Delhi', 'DL'],
  ['Atlantis', 'other'],
  ['', 'other'],
])('the state of "%s" is %s', (region, id) => {
  expect(stateOf(region)).toBe(id)
})
