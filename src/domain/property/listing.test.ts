import { expect, test } from 'vitest'
import { placeRefusal } from './coordinates.ts'
import { type Listing, listing } from './listing.ts'
import { priceRefusal, withPrice } from './listing-price.ts'
import { areaOf } from './stated-area.ts'

const flat: Listing = {
  title: 'Two-bedroom flat near the lake',
  description: 'Bright, quiet and close to the metro.',
  purpose: 'buy',
  type: 'apartment',
  price: 9_500_000,
  currency: 'INR',
  priceHistory: [
    { day: '2026-05-01', price: 9_900_000 },
    { day: '2026-09-01', price: 9_500_000 },
  ],
  project: '',
  city: 'Bengaluru',
  region: 'Karnataka',
  locality: 'Whitefield',
  latitude: 12.9698,
  longitude: 77.75,
  bedrooms: 2,
  bathrooms: 2,
  carpetArea: 820,
  builtUpArea: 960,
  superBuiltUpArea: 1180,
  plotArea: null,
  floor: 3,
  floors: 9,
  yearBuilt: 2019,
  possession: null,
  furnishing: 'semi-furnished',
  facing: 'east',
  parking: 1,
  amenities: ['lift'],
  maintenance: 3500,
  deposit: null,
  rera: null,
  postedBy: 'owner',
  postedByName: 'Asha',
  postedOn: '2026-05-01',
  endedOn: null,
  pictures: [],
  rooms: [],
  status: 'live',
  reason: null,
  sample: true,
}

const wrongFields = (change: Partial<Record<keyof Listing, unknown>>) =>
  listing.safeParse({ ...flat, ...change }).error?.issues.map(({ path }) => path[0])

test('a complete listing is accepted as it is', () => {
  expect(listing.parse(flat)).toEqual(flat)
})

test('prices of nothing and of 1e18 are refused, and a price to buy is no price to rent', () => {
  expect(wrongFields({ price: 0 })).toContain('price')
  expect(wrongFields({ price: 1e18 })).toContain('price')
  expect(priceRefusal('buy', 500)).toBe('Minimum ₹50,000.')
  expect(priceRefusal('rent', 500)).toBeUndefined()
  expect(priceRefusal('rent', 200_000_000)).toBe('Maximum ₹10 crore a month.')
})

test('swapped coordinates are refused in words, never turned silently', () => {
  // The ends of each number, and the sentence about both.
  expect(wrongFields({ latitude: 77.75, longitude: 12.97 })).toEqual(['latitude', 'longitude', 'latitude'])
  expect(placeRefusal(77.75, 12.97)).toBe('Latitude and longitude look swapped.')
  expect(placeRefusal(51.5, -0.1)).toBe('This place is outside India.')
  expect(placeRefusal(12.97, 77.75)).toBeUndefined()
})

test('areas that contradict each other are refused at their field', () => {
  expect(wrongFields({ carpetArea: 1000 })).toEqual(['builtUpArea'])
  expect(wrongFields({ superBuiltUpArea: 900 })).toEqual(['superBuiltUpArea'])
  expect(wrongFields({ carpetArea: null, builtUpArea: null, superBuiltUpArea: null })).toEqual(['carpetArea'])
})

test('a floor above the last one and a history without the price of now are refused', () => {
  expect(wrongFields({ floor: 12 })).toEqual(['floor'])
  expect(wrongFields({ price: 9_400_000 })).toEqual(['priceHistory'])
})

test('the area of a price is the carpet area, of land the plot, and says which', () => {
  expect(areaOf(flat)).toEqual({ kind: 'carpet', squareFeet: 820 })
  expect(areaOf({ ...flat, carpetArea: null })).toEqual({ kind: 'built-up', squareFeet: 960 })
  expect(areaOf({ ...flat, type: 'plot', plotArea: 2400 })).toEqual({ kind: 'plot', squareFeet: 2400 })
})

test('a price change is added to the history, a second one of the day replaces it, the same price adds nothing', () => {
  const history = withPrice(flat.priceHistory, '2026-10-01', 9_200_000)
  expect(history.at(-1)).toEqual({ day: '2026-10-01', price: 9_200_000 })
  expect(withPrice(history, '2026-10-01', 9_100_000)).toHaveLength(3)
  expect(withPrice(flat.priceHistory, '2026-10-01', 9_500_000)).toEqual(flat.priceHistory)
})
