import { expect, test } from 'vitest'
import { favoritesAsCsv, inFavoriteOrder, searchFavorites, sinceSaved, stateOf } from './favorite-rows.ts'
import type { ListingCard } from './found-listings.ts'

const saved = (projectId: string, price: number | null, createdAt = '2026-10-01T00:00:00.000Z') => ({
  id: `f-${projectId}`,
  userId: 'u1',
  projectId,
  createdAt,
  name: `Home ${projectId}`,
  currency: 'INR',
  price,
})

const card = (id: string, price: number, more: Partial<ListingCard> = {}): ListingCard => ({
  id,
  title: `Home ${id}`,
  marks: [],
  status: 'live',
  purpose: 'buy',
  type: 'villa',
  project: '',
  city: 'Pune',
  locality: 'Baner',
  latitude: 18.5,
  longitude: 73.8,
  price,
  currency: 'INR',
  previousPrice: null,
  changedOn: null,
  area: 1_000,
  areaKind: 'carpet',
  rate: 1,
  bedrooms: 3,
  bathrooms: 3,
  furnishing: null,
  amenities: [],
  possession: null,
  rera: true,
  postedBy: 'owner',
  postedOn: null,
  cover: null,
  pictures: 0,
  sample: true,
  spark: [],
  ...more,
})

const rows = [
  { favorite: saved('10', 100, '2026-10-03T00:00:00.000Z'), card: card('10', 90) },
  { favorite: saved('2', null, '2026-10-01T00:00:00.000Z'), card: undefined },
  { favorite: saved('3', 100, '2026-10-02T00:00:00.000Z'), card: card('3', 50, { status: 'sold', city: 'Kochi' }) },
]
const ids = (all: readonly { favorite: { projectId: string } }[]) => all.map(({ favorite }) => favorite.projectId)

test('the change since saving is of the price then, where both are known', () => {
  expect(rows.map(sinceSaved)).toEqual([expect.closeTo(-10, 10), null, expect.closeTo(-50, 10)])
  expect(sinceSaved({ favorite: { ...saved('1', 100), currency: 'USD' }, card: card('1', 90) })).toBeNull()
  expect(sinceSaved({ favorite: saved('1', 0), card: card('1', 90) })).toBeNull()
})

test('a listing that the pack does not have is not listed any more', () => {
  expect(rows.map(stateOf)).toEqual(['live', 'unlisted', 'sold'])
})

test.each([
  ['manual', ['10', '2', '3']],
  ['name', ['2', '3', '10']],
  ['added', ['10', '3', '2']],
  ['price', ['3', '10', '2']],
  ['change', ['3', '10', '2']],
] as const)('in the order %s', (order, expected) => {
  expect(ids(inFavoriteOrder(rows, order))).toEqual(expected)
})

test('words are looked for in name, place and type', () => {
  expect(searchFavorites(rows)('villa kochi')).toEqual([2])
  expect(searchFavorites(rows)('home')).toEqual([0, 1, 2])
})

test('the CSV has the price then and now, and what became of it', () => {
  const [head, first, second] = favoritesAsCsv(rows).split('\r\n')
  expect(head).toContain('Price when saved,Price now')
  expect(first).toBe('Home 10,10,2026-10-03,100,90,INR,Listed,Baner,Pune,1000,Carpet area')
  expect(second).toBe('Home 2,2,2026-10-01,,,INR,Not listed,,,,')
})
