import { expect, test } from 'vitest'
import { listingStatuses } from '#catalogue/properties.ts'
import { keysOf } from './keys-of.ts'
import { isPublic, mayBecome, possessionAhead, transitions } from './listing-life.ts'

test('a listing goes live by an admin only, and only out of review', () => {
  const all = keysOf(listingStatuses)
  const toLive = all.filter((from) => mayBecome(from, 'live', 'admin'))
  expect(toLive).toEqual(['review'])
  expect(all.filter((from) => mayBecome(from, 'live', 'owner'))).toEqual([])
})

test('sold is the end; everything else that is not live can be written again by its owner', () => {
  expect(transitions.sold).toEqual({})
  for (const from of ['review', 'rejected', 'withdrawn'] as const) expect(mayBecome(from, 'draft', 'owner')).toBe(true)
})

test('drafts, reviews and rejected ones are not public', () => {
  expect(keysOf(listingStatuses).filter(isPublic)).toEqual(['live', 'sold', 'withdrawn'])
})

test('a day of possession counts until it comes; then the property is ready', () => {
  const today = 20_775 // 18 November 2026
  expect(possessionAhead('2026-11-19', today)).toBe('2026-11-19')
  expect(possessionAhead('2026-11-18', today)).toBeNull()
  expect(possessionAhead('2020-01-31', today)).toBeNull()
  expect(possessionAhead(null, today)).toBeNull()
})
