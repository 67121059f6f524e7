import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListSearch } from '#features/search/index.ts'
import { savedQueryOf, searchOf } from '../saved/saved-query.ts'
import { listingSearchKind } from './listing-search-kind.ts'

const counts = [
  { value: '2', count: 4 },
  { value: '3', count: 7 },
  { value: '4', count: 0 },
]
const field = (name: string, search: ListSearch, more = counts) => {
  const filter = listingSearchKind.filters.find((one) => one.name === name)
  if (!filter) throw new Error(`There is no filter ${name}`)
  return renderToStaticMarkup(
    <filter.Field filter={filter} search={search} counts={more} read={listingSearchKind.read} onFilter={() => {}} />,
  )
}

test('several bedrooms may be ticked; a value without matches is left out unless it is ticked', () => {
  expect(field('bedrooms', { bedrooms: '2,4' }).match(/checked=""/g)).toHaveLength(2)
  expect(field('bedrooms', { bedrooms: '2' })).not.toContain('4 BHK')
  expect(field('bedrooms', {})).toContain('3 BHK')
})

test('a price is shown as people say it, in fields that a form without scripts sends', () => {
  const html = field('price', { priceTo: 8_000_000 })
  expect(html).toContain('name="priceFrom"')
  expect(html).toContain('₹80 lakh')
  expect(html).toContain('value="8000000"')
})

test('areas have a unit, and amenities are open if one is chosen', () => {
  expect(field('area', { unit: 'sqyd' })).toMatch(/<option value="sqyd" selected=""/)
  expect(field('amenities', {}, [{ value: 'lift', count: 3 }])).not.toMatch(/<details[^>]*open/)
  expect(field('amenities', { amenities: 'lift' }, [{ value: 'lift', count: 3 }])).toMatch(/<details[^>]*open/)
})

test('what is saved of a search is the question alone, and its address asks the same', () => {
  const search = listingSearchKind.read({ city: 'Pune', bedrooms: '2,3', sort: 'newest', view: 'map', page: '3' })
  expect(savedQueryOf(search)).toBe('bedrooms=2%2C3&city=Pune')
  expect(searchOf(savedQueryOf(search))).toEqual({ city: 'Pune', bedrooms: '2,3' })
  expect(savedQueryOf(searchOf(''))).toBe('')
})

test('another purpose has other prices, another city other localities', () => {
  const clearing = listingSearchKind.filters.filter(({ clears }) => clears)
  expect(clearing.map(({ name, clears }) => [name, clears])).toEqual([
    ['purpose', ['priceFrom', 'priceTo']],
    ['city', ['locality']],
  ])
})
