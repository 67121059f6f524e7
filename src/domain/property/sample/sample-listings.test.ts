import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { listing } from '../listing.ts'
import { areaOf } from '../stated-area.ts'
import { sampleNumber } from './sample-ids.ts'
import { sampleListings } from './sample-listings.ts'

const today = readIsoDay('2026-11-18') ?? 0
const all = sampleListings(today)

test('about 120 sample listings in ten cities, each valid, labelled and with an id of its own', () => {
  expect(all.length).toBe(120)
  expect(new Set(all.map(({ listing: { city } }) => city)).size).toBe(10)
  expect(new Set(all.map(({ id }) => id)).size).toBe(120)
  for (const { id, listing: one } of all) {
    expect(listing.safeParse(one).error?.issues ?? [], `${id} ${one.title}`).toEqual([])
    expect(one.sample && sampleNumber(id)).toBeGreaterThan(0)
    expect(one.description).toContain('sample')
    if (one.rera) expect(one.rera).toMatch(/^SAMPLE\//)
  }
})

test('the same day gives the same listings', () => {
  expect(sampleListings(today)).toEqual(all)
})

test('prices per area are plausible for their kind and purpose', () => {
  for (const { listing: one } of all) {
    const rate = one.price / (areaOf(one)?.squareFeet ?? 1)
    const [from, to] =
      one.type === 'farm'
        ? [20, 1_200]
        : one.purpose === 'rent'
          ? [10, 450]
          : one.type === 'plot'
            ? [1_500, 15_000]
            : [3_500, 100_000]
    expect(rate, one.title).toBeGreaterThan(from as number)
    expect(rate, one.title).toBeLessThan(to as number)
  }
})

test('some are sold or withdrawn, some state no carpet area, some prices have changed, some are not ready', () => {
  const count = (is: (one: (typeof all)[number]['listing']) => boolean) =>
    all.filter(({ listing: one }) => is(one)).length
  expect(count(({ status }) => status === 'sold')).toBeGreaterThan(3)
  expect(count(({ status }) => status === 'withdrawn')).toBeGreaterThan(2)
  expect(count(({ type, carpetArea }) => type === 'apartment' && carpetArea === null)).toBeGreaterThan(5)
  expect(count(({ priceHistory }) => priceHistory.length > 1)).toBeGreaterThan(40)
  expect(count(({ possession }) => possession !== null && possession > '2026-11-18')).toBeGreaterThan(15)
  expect(count(({ rera }) => rera !== null)).toBeGreaterThan(25)
})

test('rooms of a floor plan fill the carpet area and never overlap', () => {
  for (const { listing: one } of all.filter(({ listing: { rooms } }) => rooms.length > 0)) {
    const sum = one.rooms.reduce((area, { width, height }) => area + width * height, 0)
    const priced = one.carpetArea ?? (one.superBuiltUpArea ?? 0) / 1.4
    expect(sum / priced, one.title).toBeGreaterThan(0.85)
    expect(sum / priced, one.title).toBeLessThan(1.2)
    for (const [at, a] of one.rooms.entries())
      for (const b of one.rooms.slice(at + 1)) {
        const overlap =
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.3 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.3
        expect(overlap, `${one.title}: ${a.name} and ${b.name}`).toBe(false)
      }
  }
})
