import '../detail/listing-detail.css'
import type { Listing } from '#domain/property/listing.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { areaOf } from '#domain/property/stated-area.ts'
import { Sheet } from '#features/sheet/index.ts'
import { Gallery } from '../detail/gallery.tsx'
import { ListingDescription, ListingFacts } from '../detail/listing-facts.tsx'
import { ListingHead } from '../detail/listing-head.tsx'
import { ownPicture } from './own-picture.ts'

/** A listing that is not public yet, as its page would show it. */
export function ListingPreview({ id, listing }: { readonly id: string; readonly listing: Listing }) {
  const details = detailsOf(id, listing)
  return (
    <Sheet>
      <ListingHead details={details}>{null}</ListingHead>
      <Gallery details={details} />
      <ListingDescription details={details} />
      <ListingFacts details={details} />
    </Sheet>
  )
}

function detailsOf(id: string, listing: Listing): ListingDetails {
  const { reason: _, pictures, floorPlan, ...shown } = listing
  const area = areaOf(listing) ?? { squareFeet: 1, kind: 'carpet' as const }
  const { city, locality } = listing
  const none = { count: 0, inCity: 0, medianRate: null, cityMedianRate: null, behind: 0, behindCity: 0 }
  return {
    ...shown,
    id,
    status: 'live',
    updatedAt: `${listing.priceHistory.at(-1)?.day ?? ''}T00:00:00Z`,
    area: Math.round(area.squareFeet),
    areaKind: area.kind,
    rate: Math.round(listing.price / area.squareFeet),
    pictures: pictures.flatMap((one) => (one.kind === 'kept' ? [{ address: ownPicture(one.hash), alt: one.alt }] : [])),
    floorPlan: floorPlan ? ownPicture(floorPlan) : null,
    similar: [],
    glance: { ...none, city, locality, areaKind: area.kind },
  }
}
