import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingCard } from './found-listings.ts'
import { createListingFinder } from './listing-finder.ts'
import { readListingPack, writeListingPack } from './listing-pack.ts'
import { listingQueryOf, listingSearch } from './listing-query.ts'
import { listingRow } from './listing-row.ts'
import { glanceAt, similarListings } from './near-listings.ts'
import { sampleListings } from './sample/sample-listings.ts'

const today = 20_775
const samples = sampleListings(today)
const rows = samples.flatMap(
  ({ id, listing }) => listingRow({ ...listing, id, version: 1, pictures: listing.pictures.length }, today) ?? [],
)
const pack = readListingPack(writeListingPack(rows))
if (!pack) throw new Error('no pack')
const finder = createListingFinder(pack)
const find = (address: Record<string, string>) => finder.find(listingQueryOf(listingSearch(address)))
/** All pages. */
const all = (address: Record<string, string>): ListingCard[] => {
  const first = find({ ...address, size: '96' })
  return [
    ...first.cards,
    ...Array.from(
      { length: first.pages - 1 },
      (_, at) => find({ ...address, size: '96', page: String(at + 2) }).cards,
    ).flat(),
  ]
}
const byHand = samples.map(({ id, listing }) => ({ ...listing, id }))

test('a card says what the document says', () => {
  const one = byHand.find(({ priceHistory, status }) => status === 'live' && priceHistory.length > 1)
  const card = finder.byId(one?.id ?? '')
  expect(card).toMatchObject({ title: one?.title, price: one?.price, city: one?.city, amenities: card?.amenities })
  expect(new Set(card?.amenities)).toEqual(new Set(one?.amenities))
  expect([card?.latitude, card?.longitude]).toEqual([one?.latitude, one?.longitude])
  expect(card?.previousPrice).toBe(one?.priceHistory.at(-2)?.price)
  expect(card?.changedOn).toBe(one?.priceHistory.at(-1)?.day)
})

test('filters find what a plain loop over the documents finds', () => {
  const live = byHand.filter(({ status }) => status === 'live')
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).sort()
  const cases: [Record<string, string>, (one: (typeof byHand)[number]) => boolean][] = [
    [{}, ({ purpose }) => purpose === 'buy'],
    [{ purpose: 'rent' }, ({ purpose }) => purpose === 'rent'],
    [{ city: 'Kochi' }, ({ purpose, city }) => purpose === 'buy' && city === 'Kochi'],
    [{ type: 'villa,house' }, ({ purpose, type }) => purpose === 'buy' && (type === 'villa' || type === 'house')],
    [{ bedrooms: '5' }, ({ purpose, bedrooms }) => purpose === 'buy' && (bedrooms ?? 0) >= 5],
    [
      { amenities: 'lift,gym' },
      ({ purpose, amenities }) => purpose === 'buy' && amenities.includes('lift') && amenities.includes('gym'),
    ],
    [{ rera: 'yes' }, ({ purpose, rera }) => purpose === 'buy' && rera !== null],
    [
      { priceFrom: '20000000', priceTo: '5000000' },
      ({ purpose, price }) => purpose === 'buy' && price >= 5e6 && price <= 2e7,
    ],
    [{ possession: 'ready' }, ({ purpose, possession }) => purpose === 'buy' && possession === null],
    [{ postedBy: 'owner,agent' }, ({ purpose, postedBy }) => purpose === 'buy' && postedBy !== 'builder'],
  ]
  for (const [address, is] of cases) expect(ids(all(address)), JSON.stringify(address)).toEqual(ids(live.filter(is)))
})

test('a facet says how many one more choice would find', () => {
  const address = fc.record(
    {
      purpose: fc.constantFrom('buy', 'rent'),
      city: fc.constantFrom('Pune', 'Kochi', 'Delhi'),
      type: fc.constantFrom('apartment', 'villa,house'),
      bedrooms: fc.constantFrom('2', '2,3'),
      amenities: fc.constantFrom('lift', 'parking,security'),
      furnishing: fc.constantFrom('furnished', 'semi-furnished'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(address, (asked) => {
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
      const { facets } = find(given)
      for (const { value, count } of facets.city) expect(find({ ...given, city: value }).total).toBe(count)
      for (const { value, count } of facets.type) expect(find({ ...given, type: value }).total).toBe(count)
      for (const { value, count } of facets.posted) expect(find({ ...given, posted: value }).total).toBe(count)
      for (const { value, count } of facets.amenities)
        expect(find({ ...given, amenities: [given.amenities, value].filter(Boolean).join() }).total).toBe(count)
    }),
    { numRuns: 25 },
  )
})

test('words find by locality, city under its other name, project and type', () => {
  const known = find({ city: 'Bengaluru' }).cards[0]
  expect(find({ q: known?.locality.toLowerCase() ?? '' }).cards[0]?.locality).toBe(known?.locality)
  expect(all({ q: 'bangalore flat' }).every(({ city, type }) => city === 'Bengaluru' && type === 'apartment')).toBe(
    true,
  )
  expect(find({ q: 'bangalore flat' }).total).toBeGreaterThan(0)
})

test('a map gets every place that is found, other views none', () => {
  const map = find({ view: 'map' })
  expect(map.points.length).toBe(map.total)
  expect(map.points.every(([, latitude, longitude]) => latitude < 38 && longitude > 68)).toBe(true)
  expect(find({}).points).toEqual([])
})

test('similar ones are live, of the same city and purpose, and never the listing itself', () => {
  for (const one of byHand.slice(0, 40)) {
    const similar = similarListings(pack, one)
    expect(similar.length).toBeGreaterThan(0)
    for (const card of similar) {
      expect([card.status, card.city, card.purpose]).toEqual(['live', one.city, one.purpose])
      expect(card.id).not.toBe(one.id)
    }
  }
})

test('a median is of other homes with one kind of area, and not shown below three listings', () => {
  const around = { purpose: 'buy', type: 'house', city: 'Pune', locality: 'Baner', areaKind: 'carpet' } as const
  const homes = byHand.filter(
    ({ status, purpose, city, type }) =>
      status === 'live' && purpose === 'buy' && city === 'Pune' && ['apartment', 'villa', 'house'].includes(type),
  )
  const [own, ...others] = homes
  const glance = glanceAt(pack, { ...around, id: own?.id ?? '' })
  expect(glance.inCity).toBe(others.length)
  const rates = others
    .filter(({ carpetArea }) => carpetArea)
    .map(({ price, carpetArea }) => price / (carpetArea ?? 1))
    .sort((a, b) => a - b)
  expect(glance.behindCity).toBe(rates.length)
  const middle = rates.length >> 1
  const median = rates.length % 2 ? (rates[middle] ?? 0) : ((rates[middle] ?? 0) + (rates[middle - 1] ?? 0)) / 2
  expect(glance.cityMedianRate).toBe(Math.round(median))
  if (glance.behind < 3) expect(glance.medianRate).toBeNull()
})
