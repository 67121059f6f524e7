import { expect, test } from 'vitest'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { mapPointsOf, namesOf, pointOf } from './listing-points.ts'

const card = (id: string, locality: string, latitude: number, longitude: number) =>
  ({ id, locality, city: 'Pune', latitude, longitude, bedrooms: 3, type: 'apartment' }) as ListingCard

test('a pin is called by what it is, where and for how much; without its card by the price', () => {
  const cards = new Map([['a', card('a', 'Baner', 18.56, 73.78)]])
  const [known, unknown] = mapPointsOf(
    [
      ['a', 18.56, 73.78, 12_000_000],
      ['b', 18.5, 73.8, 45_000],
    ],
    cards,
  )
  expect(known).toMatchObject({ short: '₹1.2 cr', label: '₹1.2 cr, 3 BHK apartment in Baner', near: 'Baner' })
  expect(unknown).toMatchObject({ short: '₹45k', label: '₹45k, property', near: 'here' })
})

test('cities are named from afar, localities from near, in the middle of their listings', () => {
  const names = namesOf([card('a', 'Baner', 18, 73), card('b', 'Baner', 19, 74), card('c', 'Aundh', 20, 75)])
  expect(names).toEqual([
    { name: 'Pune', lat: 19, lon: 74, zooms: [3, 10] },
    { name: 'Baner', lat: 18.5, lon: 73.5, zooms: [11, 16] },
    { name: 'Aundh', lat: 20, lon: 75, zooms: [11, 16] },
  ])
})

test('a card is a point, so that those beyond the first page have pins', () => {
  expect(pointOf({ ...card('a', 'Baner', 18.56, 73.78), price: 12_000_000 })).toEqual(['a', 18.56, 73.78, 12_000_000])
})
