import { z } from 'zod'
import { amenities, areaKinds, furnishings, posters, propertyTypes, purposes } from '#catalogue/properties.ts'
import { keysOf } from './keys-of.ts'
import { publicStatuses } from './listing-life.ts'

/** A listing as a row of a list shows it; also what favourites and saved searches know of it. */
export const listingCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Ranges of the title that match the search. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  status: z.enum(publicStatuses),
  purpose: z.enum(keysOf(purposes)),
  type: z.enum(keysOf(propertyTypes)),
  project: z.string(),
  city: z.string(),
  locality: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Rupees; a month's rent if to rent. */
  price: z.int(),
  currency: z.literal('INR'),
  /** The price before the last change, and the day of that change. */
  previousPrice: z.int().nullable(),
  changedOn: z.iso.date().nullable(),
  /** In square feet, and which area it is. */
  area: z.int(),
  areaKind: z.enum(keysOf(areaKinds)),
  /** Rupees per square foot of that area, rounded. */
  rate: z.int(),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  furnishing: z.enum(keysOf(furnishings)).nullable(),
  amenities: z.array(z.enum(keysOf(amenities))),
  /** Null if it is ready. */
  possession: z.iso.date().nullable(),
  rera: z.boolean(),
  postedBy: z.enum(keysOf(posters)),
  postedOn: z.iso.date().nullable(),
  /** The address of the cover, and how many pictures there are. */
  cover: z.string().nullable(),
  pictures: z.int(),
  /** Invented, and to be labelled so. */
  sample: z.boolean(),
  /** Always empty: the engine's cards have one. */
  spark: z.array(z.int()),
})
export type ListingCard = z.infer<typeof listingCard>

const facet = z.array(z.strictObject({ value: z.string(), count: z.int() }))

/** Facets that a list shows; `posted` counts as its choices do: within 7 days includes within 3. */
export const listingFacets = [
  'purpose',
  'city',
  'locality',
  'type',
  'bedrooms',
  'possession',
  'furnishing',
  'postedBy',
  'posted',
  'rera',
  'amenities',
] as const
export type ListingFacet = (typeof listingFacets)[number]

/** A point for the map: as little as a marker needs. */
export const listingPoint = z.tuple([z.string(), z.number(), z.number(), z.int()])
/** Id, latitude, longitude, price. */
export type ListingPoint = z.infer<typeof listingPoint>

export const foundListings = z.strictObject({
  /** `sample` if all of them are invented. */
  source: z.enum(['live', 'sample']),
  /** The day the list is of. */
  day: z.iso.date().nullable(),
  total: z.int(),
  pages: z.int(),
  page: z.int(),
  cards: z.array(listingCard),
  /** All that a map shows, as many as it can take; empty for other views. */
  points: z.array(listingPoint),
  /** Matches per choice, with all other filters unchanged. */
  facets: z.record(z.enum(listingFacets), facet),
  /** Selected for comparison. */
  compared: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type FoundListings = z.infer<typeof foundListings>

const words = z.string().optional()
/** Query parameters, named as in the page's URL. Invalid ones fall back to defaults. */
export const listingAddress = z.object({
  q: words,
  purpose: words,
  city: words,
  locality: words,
  type: words,
  bedrooms: words,
  priceFrom: words,
  priceTo: words,
  areaFrom: words,
  areaTo: words,
  unit: words,
  possession: words,
  furnishing: words,
  amenities: words,
  rera: words,
  postedBy: words,
  posted: words,
  state: words,
  sort: words,
  view: words,
  page: words,
  size: words,
  compare: words,
})
