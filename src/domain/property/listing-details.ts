import { z } from 'zod'
import { areaKinds } from '#catalogue/properties.ts'
import { listingCard } from './found-listings.ts'
import { keysOf } from './keys-of.ts'
import { listing } from './listing.ts'
import { publicStatuses } from './listing-life.ts'

/** What our other live listings of the same purpose say of a locality: homes, shops and land apart. */
export const localityGlance = z.strictObject({
  city: z.string(),
  locality: z.string(),
  /** How many there are in this locality, and in this city. */
  count: z.int(),
  inCity: z.int(),
  /** Rupees per square foot, the middle one; null below three listings that state the same kind of area. */
  medianRate: z.int().nullable(),
  cityMedianRate: z.int().nullable(),
  /** Which area the medians are about, and how many listings are behind each. */
  areaKind: z.enum(keysOf(areaKinds)),
  behind: z.int(),
  behindCity: z.int(),
})
export type LocalityGlance = z.infer<typeof localityGlance>

const shown = z.strictObject(listing.shape).omit({ reason: true, pictures: true, status: true })

/** One live listing, as shown on its page. */
export const listingDetails = shown.extend({
  id: z.string(),
  status: z.literal('live'),
  updatedAt: z.iso.datetime(),
  /** The area the price is divided by; `carpet` is the only honest one, others are to be flagged. */
  area: z.int(),
  areaKind: z.enum(keysOf(areaKinds)),
  rate: z.int(),
  pictures: z.array(
    z.strictObject({
      address: z.string(),
      alt: z.string(),
      /** The first one, where it is drawn: comes with the page, as the largest thing that is painted first. */
      inPage: z.string().optional(),
      /** A photograph, which is there in several widths. */
      srcSet: z.string().optional(),
    }),
  ),
  floorPlan: z.string().nullable(),
  similar: z.array(listingCard),
  glance: localityGlance,
})
export type ListingDetails = z.infer<typeof listingDetails>

/** For an id without a live listing: what became of it, and others like it. */
export const nearListings = z.strictObject({
  gone: z
    .strictObject({
      title: z.string(),
      status: z.enum(publicStatuses),
      city: z.string(),
      locality: z.string(),
      endedOn: z.iso.date().nullable(),
    })
    .nullable(),
  similar: z.array(listingCard),
})
export type NearListings = z.infer<typeof nearListings>
