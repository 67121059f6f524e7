import { constants } from '#catalogue/constants.ts'
import { isYounger } from '#domain/time/freshness.ts'

/** Where the reader is taken to be. */
export type PlaceInUse = {
  readonly city: string
  readonly country: string
  /** Small letters, as the news names countries. */
  readonly countryCode: string
  /** `old`: a location is stored, but over 24 hours old, so the default is used. */
  readonly from: 'own' | 'default' | 'old'
}

const { city, country } = constants.defaultLocation
const byDefault = { city, country, countryCode: 'in' }

/** §9: the stored location if under 24 hours old, else Bengaluru. Reads stored data without the schema library. */
export function placeInUse(stored: unknown, now: number): PlaceInUse {
  if (!isPlace(stored)) return { ...byDefault, from: 'default' }
  if (!isYounger(Date.parse(stored.lastUpdated), constants.locationReuseHours, now))
    return { ...byDefault, from: 'old' }
  return { city: stored.city, country: stored.country, countryCode: stored.countryCode.toLowerCase(), from: 'own' }
}

type Stored = Readonly<Record<'city' | 'country' | 'countryCode' | 'lastUpdated', string>>

const isPlace = (stored: unknown): stored is Stored =>
  typeof stored === 'object' &&
  stored !== null &&
  ['city', 'country', 'countryCode', 'lastUpdated'].every(
    (name) => typeof Reflect.get(stored, name) === 'string' && Reflect.get(stored, name) !== '',
  )
