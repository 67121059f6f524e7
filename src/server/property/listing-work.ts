import type { AreaKind } from '#catalogue/properties.ts'
import type { FoundListings, ListingCard } from '#domain/property/found-listings.ts'
import type { LocalityGlance } from '#domain/property/listing-details.ts'
import { createListingFinder, type ListingFinder } from '#domain/property/listing-finder.ts'
import { type ListingPack, type ListingRow, readListingPack, writeListingPack } from '#domain/property/listing-pack.ts'
import type { ListingQuery } from '#domain/property/listing-query.ts'
import { listingRow, type PackedListing } from '#domain/property/listing-row.ts'
import { type Around, glanceAt, similarListings } from '#domain/property/near-listings.ts'
import type { Day } from '#domain/time/day.ts'
import type { MadePack } from '../market/made-pack.ts'

let shown: { readonly pack: ListingPack; finder?: ListingFinder } | undefined
/** The next pack's, and how many listings they were made of; undefined before the first. */
let rows: ListingRow[] = []
let added: number | undefined

export type NearAnswer = { readonly similar: ListingCard[]; readonly glance: LocalityGlance }

/** What takes long. Everything here runs on the listings' own thread (`listing-thread-entry.ts`). */
export const listingWork = {
  /** From here on these are the listings. Their index is made at the first search. */
  show(list: Uint8Array): void {
    const pack = readListingPack(list)
    if (pack) shown = { pack }
  },
  find(query: ListingQuery): FoundListings | undefined {
    if (!shown) return undefined
    shown.finder ??= createListingFinder(shown.pack)
    return shown.finder.find(query)
  },
  near(around: Around, areaKind: AreaKind): NearAnswer | undefined {
    return (
      shown && {
        similar: similarListings(shown.pack, around),
        glance: glanceAt(shown.pack, { ...around, areaKind }),
      }
    )
  },
  /** Rows for the next pack, a few at a time: all at once would hold up whoever sends them. */
  add(listings: readonly PackedListing[], today: Day, isFirst: boolean): void {
    if (isFirst) {
      rows = []
      added = 0
    }
    if (added === undefined) throw new Error('The first rows of the pack are missing')
    added += listings.length
    rows.push(...listings.flatMap((listing) => listingRow(listing, today) ?? []))
  },
  /** The pack of the added rows, made of `count` listings: a thread that was started anew has lost some. */
  finish(count: number, today: Day): MadePack {
    if (added !== count) throw new Error('Rows of the pack are missing or of another one')
    const bytes = Uint8Array.from(writeListingPack(rows))
    rows = []
    added = undefined
    return { bytes, day: today }
  },
}
