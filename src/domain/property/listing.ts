import { z } from 'zod'
import {
  amenities,
  facings,
  furnishings,
  listingStatuses,
  posters,
  propertyTypes,
  purposes,
} from '#catalogue/properties.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { coordinate, placeRefusal } from './coordinates.ts'
import { keysOf } from './keys-of.ts'
import { listingPicture, MOST_PICTURES, pictureHash, room } from './listing-picture.ts'
import { isHistory, MOST_PRICES, pricePoint, priceRefusal } from './listing-price.ts'
import { areaOf } from './stated-area.ts'

export const listingLimits = { title: 120, description: 4_000, name: 80, rera: 60, reason: 500 } as const

/** In square feet. */
const area = z.number().min(20).max(100_000_000).nullable()
const line = (most: number) => plainText(most).min(1)

/** A listing as its document keeps it. The owner, the id and the times are the document's. */
const fields = z.strictObject({
  title: line(listingLimits.title),
  description: line(listingLimits.description),
  purpose: z.enum(keysOf(purposes)),
  type: z.enum(keysOf(propertyTypes)),
  price: pricePoint.shape.price,
  currency: z.literal('INR'),
  /** Oldest first; the last is the price of now. */
  priceHistory: z.array(pricePoint).min(1).max(MOST_PRICES),
  /** The project or society, if it has a name. */
  project: plainText(listingLimits.name),
  city: line(listingLimits.name),
  /** The state, for stamp duty. */
  region: line(listingLimits.name),
  locality: line(listingLimits.name),
  ...coordinate,
  bedrooms: z.int().min(0).max(50).nullable(),
  bathrooms: z.int().min(0).max(50).nullable(),
  carpetArea: area,
  builtUpArea: area,
  superBuiltUpArea: area,
  plotArea: area,
  /** 0 is the ground floor. */
  floor: z.int().min(-5).max(200).nullable(),
  floors: z.int().min(0).max(200).nullable(),
  yearBuilt: z.int().min(1800).max(2100).nullable(),
  /** Null if it is ready to move in. */
  possession: z.iso.date().nullable(),
  furnishing: z.enum(keysOf(furnishings)).nullable(),
  facing: z.enum(keysOf(facings)).nullable(),
  /** Covered and open places. */
  parking: z.int().min(0).max(50),
  amenities: z.array(z.enum(keysOf(amenities))).max(32),
  /** Society maintenance a month, in rupees. */
  maintenance: z.int().min(0).max(10_000_000).nullable(),
  /** Deposit of a rented one, in rupees. */
  deposit: z.int().min(0).max(1_000_000_000).nullable(),
  rera: plainText(listingLimits.rera).nullable(),
  postedBy: z.enum(keysOf(posters)),
  postedByName: line(listingLimits.name),
  /** When it first went live. */
  postedOn: z.iso.date().nullable(),
  /** When it was sold or withdrawn. */
  endedOn: z.iso.date().nullable(),
  pictures: z.array(listingPicture).max(MOST_PICTURES),
  rooms: z.array(room).max(30),
  /** An uploaded one; a drawn one comes from the rooms. */
  floorPlan: pictureHash.nullable().optional(),
  status: z.enum(keysOf(listingStatuses)),
  /** Why it was rejected. */
  reason: plainText(listingLimits.reason).nullable(),
  /** Invented by us, and labelled so wherever it is shown. */
  sample: z.boolean(),
})
export type Listing = z.infer<typeof fields>
export type ListingField = keyof Listing

/** What the fields must be together: one sentence for each that is wrong. */
export function listingRefusals(listing: Listing): Partial<Record<ListingField, string>> {
  const { priceHistory, price, purpose, carpetArea, builtUpArea, superBuiltUpArea, floor, floors } = listing
  const smaller = (one: number | null, other: number | null) => one === null || other === null || one <= other
  const wrong: Partial<Record<ListingField, string | undefined>> = {
    price: priceRefusal(purpose, price),
    priceHistory:
      isHistory(priceHistory) && priceHistory.at(-1)?.price === price
        ? undefined
        : 'The price history is not in order.',
    builtUpArea: smaller(carpetArea, builtUpArea) ? undefined : 'The built-up area is smaller than the carpet area.',
    superBuiltUpArea: smaller(builtUpArea ?? carpetArea, superBuiltUpArea)
      ? undefined
      : 'The super built-up area is smaller than the built-up area.',
    carpetArea: areaOf(listing) ? undefined : 'At least one area is needed.',
    latitude: placeRefusal(listing.latitude, listing.longitude),
    floor: smaller(floor, floors) ? undefined : 'The floor is above the last one.',
    postedOn: listing.status === 'live' && listing.postedOn === null ? 'A live listing has a posting date.' : undefined,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, sentence]) => sentence))
}

export const listing = fields.superRefine((value, context) => {
  for (const [field, message] of Object.entries(listingRefusals(value)))
    context.addIssue({ code: 'custom', path: [field], message })
})
