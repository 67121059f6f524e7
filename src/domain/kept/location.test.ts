import { expect, test } from 'vitest'
import { constants } from '#catalogue/constants.ts'
import { cities } from './cities.ts'
import { fromCoordinates, fromIpAnswer, isFresh, userLocation } from './location.ts'

const now = new Date('2026-11-16T10:00:00.000Z')

test('coordinates become the nearest city of the table; the exact position is dropped', () => {
  expect(fromCoordinates(13.0358, 77.597, now)).toMatchObject({ city: 'Bengaluru', latitude: 13.04, longitude: 77.6 })
  expect(fromCoordinates(28.4595, 77.0266, now)).toMatchObject({ city: 'Delhi', country: 'India', countryCode: 'IN' })
  expect(fromCoordinates(37.3382, -121.8863, now)).toMatchObject({ city: 'San Francisco', countryCode: 'US' })
  // Also near across the date line.
  expect(fromCoordinates(-36.9, 174.8, now)?.city).toBe('Auckland')
})

test('no name is guessed in mid-ocean', () => {
  expect(fromCoordinates(-40, -30, now)).toBeUndefined()
  expect(fromCoordinates(Number.NaN, 0, now)).toBeUndefined()
})

test('every city of the table is a valid location with an existing time zone', () => {
  for (const { name, region, country, countryCode, latitude, longitude, timezone } of cities) {
    const kept = { city: name, region, country, countryCode, latitude, longitude, timezone }
    expect(userLocation.safeParse({ ...kept, lastUpdated: now.toISOString() }).success, name).toBe(true)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone }), timezone).not.toThrow()
  }
  const { defaultLocation: home } = constants
  expect(cities[0]).toMatchObject({ name: home.city, latitude: home.latitude, longitude: home.longitude })
})

test('only the named fields of the service’s response are read', () => {
  const answer = {
    ip: '203.0.113.7',
    country_name: 'India',
    country_code: 'IN',
    region: 'Karnataka',
    city: 'Mysuru',
    latitude: 12.3,
    longitude: 76.6,
    timezone: 'Asia/Kolkata',
  }
  const { ip: _, country_name: country, country_code: countryCode, ...rest } = answer
  expect(fromIpAnswer(answer, now)).toEqual({ ...rest, country, countryCode, lastUpdated: now.toISOString() })
  for (const bad of [null, [], 'x', { ...answer, latitude: '12' }, { ...answer, latitude: 91 }, { ...answer, city: 5 }])
    expect(fromIpAnswer(bad, now)).toBeUndefined()
})

test('stored location is reused if under 24 hours old', () => {
  const at = (lastUpdated: string) =>
    ({ ...(fromCoordinates(12.97, 77.59, now) as never as object), lastUpdated }) as never
  expect(isFresh(at('2026-11-15T10:00:00.001Z'), now)).toBe(true)
  expect(isFresh(at('2026-11-15T10:00:00.000Z'), now)).toBe(false)
  expect(isFresh(at('2026-11-16T10:00:01.000Z'), now)).toBe(false)
})
