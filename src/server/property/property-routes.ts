import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { drawScene } from '#domain/property/drawing/draw-scene.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { isPublic, possessionAhead } from '#domain/property/listing-life.ts'
import { listingQueryOf, listingSearch } from '#domain/property/listing-query.ts'
import { MOST_SIMILAR } from '#domain/property/near-listings.ts'
import { floorPlanAddress, pictureAddress, pictureWidths, svgAddress } from '#domain/property/picture-address.ts'
import { areaOf } from '#domain/property/stated-area.ts'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { type DocumentRow, findDocument } from '../documents/document-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import type { ListingMarket } from './listing-market.ts'

/** A page of the first paint carries no more; the browser's own search has all. */
const MOST_SENT_POINTS = 500

export type KnownListing = { readonly row: DocumentRow; readonly listing: Listing }

/** Nothing for drafts and reviews: those are read as documents, by who may. */
export async function publicListing(db: Database, id: string): Promise<KnownListing | undefined> {
  const row = await findDocument(db, { collection: 'listings', id })
  const listing = row?.data as Listing | undefined
  return row && listing && isPublic(listing.status) ? { row, listing } : undefined
}

export function propertyRoutes(mount: Mount, listings: ListingMarket) {
  /** Live and shown: a sample that is hidden by real ones is gone. */
  const isShown = ({ status, sample }: Listing) => status === 'live' && (!sample || listings.showsSamples())

  const near = async (id: string, listing: Listing) => {
    await listings.ready
    const found = await listings.thread.near({ id, ...listing }, areaOf(listing)?.kind ?? 'carpet')
    if (!found) throw new AppError('busy')
    return found
  }

  mount(api.findListings, async ({ query }) => {
    await listings.ready
    const asked = listingQueryOf(listingSearch(query))
    const found = await listings.thread.find({ ...asked, points: Math.min(asked.points, MOST_SENT_POINTS) })
    if (!found) throw new AppError('busy')
    return found
  })

  mount(api.listing, async ({ params, db }) => {
    const known = await publicListing(db, params.id)
    if (!known) throw new AppError('not-found')
    if (!isShown(known.listing)) throw new AppError('gone')
    return detailsOf(known, await near(params.id, known.listing), listings.today())
  })

  mount(api.nearListings, async ({ params, db }) => {
    const known = await publicListing(db, params.id)
    if (!known) {
      await listings.ready
      const newest = await listings.thread.find({ ...listingQueryOf({}), size: MOST_SIMILAR })
      return { gone: null, similar: newest?.cards ?? [] }
    }
    const { title, status, city, locality, endedOn } = known.listing
    const { similar } = await near(params.id, known.listing)
    return { gone: isPublic(status) ? { title, status, city, locality, endedOn } : null, similar }
  })
}

type Near = Pick<ListingDetails, 'similar' | 'glance'>

function detailsOf({ row, listing }: KnownListing, { similar, glance }: Near, today: Day): ListingDetails {
  const { reason: _, floorPlan, pictures, ...shown } = listing
  const area = areaOf(listing) ?? { squareFeet: 1, kind: 'carpet' as const }
  return {
    ...shown,
    id: row.id,
    status: 'live',
    possession: possessionAhead(listing.possession, today),
    updatedAt: row.updatedAt.toISOString(),
    area: Math.round(area.squareFeet),
    areaKind: area.kind,
    rate: Math.round(listing.price / area.squareFeet),
    pictures: pictures.map((picture, at) => {
      const address = pictureAddress(row.id, at + 1, row.version)
      const { alt } = picture
      if (picture.kind === 'kept') return { address, alt, srcSet: pictureWidths(address) }
      return at > 0
        ? { address, alt }
        : { address, alt, inPage: svgAddress(drawScene(picture.scene, { id: row.id, n: 1, ...listing })) }
    }),
    floorPlan: floorPlan || listing.rooms.length > 0 ? floorPlanAddress(row.id, row.version) : null,
    similar,
    glance,
  }
}
