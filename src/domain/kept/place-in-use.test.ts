import { expect, test } from 'vitest'
import { fromCoordinates } from './location.ts'
import { placeInUse } from './place-in-use.ts'

const now = new Date('2026-11-16T10:00:00.000Z')
const delhi = fromCoordinates(28.4595, 77.0266, now)
const bengaluru = { city: 'Bengaluru', country: 'India', countryCode: 'in' }

test('a stored location is used for 24 hours', () => {
  expect(placeInUse(delhi, now.getTime())).toEqual({ city: 'Delhi', country: 'India', countryCode: 'in', from: 'own' })
  expect(placeInUse(delhi, now.getTime() + 24 * 3_600_000 - 1)).toMatchObject({ city: 'Delhi', from: 'own' })
  expect(placeInUse(delhi, now.getTime() + 24 * 3_600_000)).toEqual({ ...bengaluru, from: 'old' })
  // Of a clock that was ahead.
  expect(placeInUse(delhi, now.getTime() - 1)).toEqual({ ...bengaluru, from: 'old' })
})

test('without one, or with garbage, it is Bengaluru', () => {
  for (const stored of [null, undefined, 5, 'Delhi', [], {}, { ...delhi, city: '' }, { ...delhi, countryCode: 5 }])
    expect(placeInUse(stored, now.getTime())).toEqual({ ...bengaluru, from: 'default' })
})
