import { expect, test } from 'vitest'
import { readListingPack } from '#domain/property/listing-pack.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { listingWork } from './listing-work.ts'

const today = 20_775
const listings = sampleListings(today)
  .slice(0, 4)
  .map(({ id, listing }) => ({ ...listing, id, version: 1, pictures: 0 }))

test('a pack has all that was added, and only one without an area is left out', () => {
  const bare = { carpetArea: null, builtUpArea: null, superBuiltUpArea: null, plotArea: null }
  listingWork.add(listings.slice(0, 2), today, true)
  listingWork.add([...listings.slice(2), { ...listings[0], ...bare, id: 'bare' } as never], today, false)
  expect(readListingPack(listingWork.finish(5, today).bytes)?.count).toBe(4)
})

test('a possession date that has come is none in the pack', () => {
  const [first] = listings
  const dated = ['2026-11-18', '2026-11-19'].map((possession, at) => ({ ...first, id: `home-${at}`, possession }))
  listingWork.add(dated as never, today, true)
  const pack = readListingPack(listingWork.finish(2, today).bytes)
  expect([...(pack?.figures.possession ?? [])]).toEqual([Number.NaN, today + 1])
})

test('a thread that was started anew makes no pack of what is left', () => {
  expect(() => listingWork.add(listings, today, false)).toThrow('first rows')
  listingWork.add(listings, today, true)
  expect(() => listingWork.finish(listings.length + 1, today)).toThrow('missing')
})
