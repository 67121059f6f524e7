import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { ListingDraft } from '#domain/property/listing-draft.ts'
import type { OwnListing } from '#domain/property/own-listing.ts'
import { shortRupees } from '#domain/property/short-rupees.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { documents, listingViews } from '../db/schema.ts'

const MOST = 1_000

/** Listings and drafts of this person, newest change first. */
export async function ownListings(db: Database, owner: string, since: string): Promise<OwnListing[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.owner, owner), inArray(documents.collection, ['listings', 'drafts'])))
    .limit(MOST)
  const byId = Map.groupBy(rows, ({ id }) => id)
  const ids = [...byId.keys()]
  const views = await viewsOf(db, ids, since)
  const enquiries = await enquiriesOf(db, owner)
  return ids
    .map((id): OwnListing => {
      const found = byId.get(id) ?? []
      const row = found.find(({ collection }) => collection === 'listings')
      const draftRow = found.find(({ collection }) => collection === 'drafts')
      const listing = row?.data as Listing | undefined
      const draft = draftRow?.data as ListingDraft | undefined
      const [first] = (draft ?? listing)?.pictures ?? []
      return {
        id,
        title: draft?.form.title || listing?.title || '',
        city: draft?.form.city || listing?.city || '',
        price: listing ? shortRupees(listing.price) : priceOf(draft?.form.price ?? ''),
        status: listing?.status ?? null,
        draft: draft?.status ?? null,
        draftVersion: draftRow?.version ?? null,
        reason: draft?.reason ?? null,
        updatedAt: new Date(Math.max(...found.map(({ updatedAt }) => updatedAt.getTime()))).toISOString(),
        cover: first?.kind === 'kept' ? first.hash : null,
        views: views.get(id) ?? [],
        enquiries: enquiries.get(id) ?? { all: 0, new: 0 },
      }
    })
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}

/** As typed, where it is no amount yet. */
function priceOf(typed: string): string {
  const amount = typedAmount(typed, 'INR')
  return amount === undefined ? typed : shortRupees(amount)
}

async function viewsOf(db: Database, ids: readonly string[], since: string) {
  if (ids.length === 0) return new Map<string, { day: string; count: number }[]>()
  const rows = await db
    .select()
    .from(listingViews)
    .where(and(inArray(listingViews.listing, [...ids]), gte(listingViews.day, since)))
    .orderBy(listingViews.day)
  const byListing = Map.groupBy(rows, ({ listing }) => listing)
  return new Map([...byListing].map(([id, all]) => [id, all.map(({ day, count }) => ({ day, count }))]))
}

async function enquiriesOf(db: Database, owner: string) {
  const found = await db.execute(
    sql`select data->>'listing' as id, count(*)::int as all, count(*) filter (where data->>'status' = 'new')::int as new
      from documents where collection = 'enquiries' and ((data->>'to') collate "C") = ${owner} and data->>'status' <> 'spam' group by 1`,
  )
  const rows = rowsOf<{ id: string; all: number; new: number }>(found)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export async function addView(db: Database, listing: string, day: string): Promise<void> {
  await db
    .insert(listingViews)
    .values({ listing, day, count: 1 })
    .onConflictDoUpdate({
      target: [listingViews.listing, listingViews.day],
      set: { count: sql`${listingViews.count} + 1` },
    })
}
