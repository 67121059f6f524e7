import { type Day, readIsoDay } from '#domain/time/day.ts'
import type { Listing } from './listing.ts'
import { isPublic, possessionAhead } from './listing-life.ts'
import { DEGREE, type ListingRow } from './listing-pack.ts'
import { areaOf } from './stated-area.ts'

/** What of a document a pack is made of: neither description nor pictures are needed. */
export type PackedListing = Omit<Listing, 'description' | 'pictures' | 'rooms' | 'reason'> & {
  readonly id: string
  readonly version: number
  readonly pictures: number
}

/** A public listing as a row of the pack: a live price is of today. Nothing for one without an area. */
export function listingRow(listing: PackedListing, today: Day): ListingRow | undefined {
  const { status, priceHistory } = listing
  const area = areaOf(listing)
  if (!isPublic(status) || !area) return undefined
  const before = priceHistory.at(-2)
  const dayOf = (text: string | null | undefined) => (text ? (readIsoDay(text) ?? null) : null)
  const ended = dayOf(listing.endedOn)
  return {
    id: listing.id,
    name: listing.title,
    family: listing.id,
    currency: listing.currency,
    isins: [],
    texts: { city: listing.city, locality: listing.locality, project: listing.project },
    choices: {
      status,
      purpose: listing.purpose,
      type: listing.type,
      furnishing: listing.furnishing ?? '',
      postedBy: listing.postedBy,
      areaKind: area.kind,
      rera: listing.rera === null ? 'no' : 'yes',
      sample: listing.sample ? 'yes' : 'no',
    },
    value: String(listing.price),
    day: status === 'live' ? today : (ended ?? today),
    previousValue: before ? String(before.price) : null,
    previousDay: dayOf(before?.day),
    returns: [null, null, null],
    unitChanges: [],
    figures: {
      posted: dayOf(listing.postedOn),
      changed: before ? dayOf(priceHistory.at(-1)?.day) : null,
      possession: dayOf(possessionAhead(listing.possession, today)),
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      area: Math.round(area.squareFeet),
      latitude: Math.round(listing.latitude * DEGREE),
      longitude: Math.round(listing.longitude * DEGREE),
      pictures: listing.pictures,
      version: listing.version,
    },
    flags: { amenities: listing.amenities },
  }
}
