import type { Poster, PropertyType, Purpose } from '#catalogue/properties.ts'
import type { Ground } from './sample-places.ts'

/** One of a city's twelve sample listings: what it is and where. */
export type SampleSlot = {
  readonly type: PropertyType
  readonly purpose: Purpose
  readonly ground: Ground
  readonly bedrooms: number | null
  readonly poster: Poster
  /** Months until possession; 0 if it is ready. */
  readonly months: number
}

const slot = (
  type: PropertyType,
  purpose: Purpose,
  ground: Ground,
  bedrooms: number | null,
  poster: Poster,
  months = 0,
): SampleSlot => ({ type, purpose, ground, bedrooms, poster, months })

/** Every city has these; `city` counts from 0 and varies them. */
export const slotsOf = (city: number): readonly SampleSlot[] => [
  slot('apartment', 'buy', 'town', 2, 'owner'),
  slot('apartment', 'buy', 'town', 3, 'agent'),
  slot('apartment', 'buy', 'edge', 2 + (city % 2), 'builder', 14 + city),
  slot('apartment', 'buy', 'town', city % 3 === 0 ? 4 : 1, 'owner'),
  slot('apartment', 'buy', 'town', 3, 'builder', city % 2 === 0 ? 4 : 9),
  slot('apartment', 'rent', 'town', 2, 'owner'),
  slot('apartment', 'rent', 'town', city % 2 === 0 ? 1 : 3, 'agent'),
  slot('villa', city % 4 === 3 ? 'rent' : 'buy', 'edge', 4 + (city % 2), 'builder', city % 5 === 1 ? 7 : 0),
  slot('house', city % 3 === 1 ? 'rent' : 'buy', 'town', 3 + (city % 3 === 2 ? 2 : 0), 'owner'),
  slot('plot', 'buy', 'edge', null, city % 2 === 0 ? 'agent' : 'owner'),
  slot('commercial', city % 2 === 0 ? 'rent' : 'buy', 'town', null, 'agent'),
  slot('farm', 'buy', 'country', null, 'owner'),
]
