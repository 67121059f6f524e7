import { expect, test } from 'vitest'
import { readSearch, searchText } from '#domain/api/search-text.ts'
import {
  comparedListings,
  listingQueryOf,
  listingSearch,
  mapPlaceText,
  readMapPlace,
  withoutListingFilters,
} from './listing-query.ts'

test('an address of every filter is read and written as it was', () => {
  const address =
    'amenities=lift%2Cpool&areaFrom=50&areaTo=120&bedrooms=2%2C3&city=Pune&furnishing=furnished&locality=Baner' +
    '&page=2&possession=ready%2C6m&posted=7&postedBy=owner&priceFrom=5000000&priceTo=12000000&purpose=rent&q=park' +
    '&rera=yes&size=24&sort=price-low&type=villa%2Chouse&unit=sqm&view=map'
  const search = readSearch(listingSearch, Object.fromEntries(new URLSearchParams(address)))
  expect(new URLSearchParams(searchText(search)).toString()).not.toBe('')
  expect(listingSearch(Object.fromEntries(new URLSearchParams(searchText(search))))).toEqual(search)
  expect(search).toMatchObject({ type: 'villa,house', bedrooms: '2,3', unit: 'sqm', posted: '7', view: 'map' })
})

test('defaults are left out of the address: to buy, in a grid, in square feet, best match', () => {
  expect(listingSearch({ purpose: 'buy', view: 'grid', unit: 'sqft', sort: 'relevance', page: '1' })).toEqual({})
})

test('a range the wrong way round is turned, in the address and in the query', () => {
  const search = listingSearch({ priceFrom: '9000000', priceTo: '4000000', areaFrom: '2000', areaTo: '900' })
  expect(search).toEqual({ priceFrom: 4_000_000, priceTo: 9_000_000, areaFrom: 900, areaTo: 2000 })
  expect(listingQueryOf(search).ranges.price).toEqual({ from: 4_000_000, to: 9_000_000 })
})

test('prices are read as people type them: a form without scripts sends them so', () => {
  expect(listingSearch({ priceFrom: '80 lakh', priceTo: '1.2cr' })).toEqual({ priceFrom: 8e6, priceTo: 1.2e7 })
  expect(listingSearch({ priceFrom: '₹45,00,000', priceTo: 'cheap' })).toEqual({ priceFrom: 4_500_000 })
})

test('a map remembers its place, other views have none, and a place that is none is dropped', () => {
  const at = mapPlaceText(18.52043, 73.85674, 12)
  expect(listingSearch({ view: 'map', at })).toEqual({ view: 'map', at: '18.5204,73.8567,12' })
  expect(readMapPlace(at)).toEqual({ lat: 18.5204, lon: 73.8567, zoom: 12 })
  expect(listingSearch({ at })).toEqual({})
  expect(listingSearch({ view: 'map', at: 'here' })).toEqual({ view: 'map' })
})

test('areas are compared in square feet, whatever unit they were typed in', () => {
  const { ranges } = listingQueryOf(listingSearch({ areaFrom: '100', unit: 'sqyd' }))
  expect(ranges.area).toEqual({ from: 900, to: Number.POSITIVE_INFINITY })
})

test('unknown values are dropped: amenities, types, units, orders, and prices of nothing and of 1e18', () => {
  const search = listingSearch({
    amenities: 'helipad,lift,<script>',
    type: 'castle',
    unit: 'furlong',
    sort: 'luck',
    view: 'globe',
    bedrooms: '2,99',
    posted: '5000',
    priceFrom: '0',
    priceTo: '1000000000000000000',
    areaTo: '-5',
  })
  expect(search).toEqual({ amenities: 'lift', bedrooms: '2' })
})

test('without a purpose the list is of what is for sale, and posted within a week includes three days', () => {
  const query = listingQueryOf(listingSearch({ posted: '7' }))
  expect(query.filters.purpose).toBe('buy')
  expect(query.someOf?.age).toEqual(['1', '3', '7'])
})

test('clearing the filters keeps words, purpose, order, unit and view', () => {
  const search = listingSearch({ q: 'lake', purpose: 'rent', city: 'Pune', type: 'villa', sort: 'newest', view: 'map' })
  expect(withoutListingFilters(search)).toEqual({ q: 'lake', purpose: 'rent', sort: 'newest', view: 'map' })
})

test('at most four listings are compared', () => {
  expect(comparedListings('a,b,b,../x,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
})
