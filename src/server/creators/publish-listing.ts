import { randomUUID } from 'node:crypto'
import type { ListingStatus } from '#catalogue/properties.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { Listing } from '#domain/property/listing.ts'
import { isDraftAct, type ListingAct, listingActs } from '#domain/property/listing-acts.ts'
import { keptDraft, type ListingDraft, newDraft } from '#domain/property/listing-draft.ts'
import { formOf, readListing } from '#domain/property/listing-form.ts'
import { type Actor, mayBecome } from '#domain/property/listing-life.ts'
import type { Database } from '../db/database.ts'
import {
  type DocumentRow,
  insertDocument,
  lockDocument,
  removeDocument,
  replaceDocument,
} from '../documents/document-collection.ts'

export type Asked = {
  readonly id: string
  readonly act: ListingAct | 'duplicate'
  readonly reason: string | undefined
  readonly version: number | undefined
  /** What this person is to a document of that owner. */
  readonly actorsFor: (owner: string | null) => readonly Actor[]
  readonly isCreator: boolean
  readonly now: Date
}

/** Does one act on a listing within a transaction; the id of the document that it left. */
export async function actOnListing(tx: Database, asked: Asked): Promise<{ id: string; owner: string | null }> {
  // Always in this order, so that two acts at once wait for each other.
  const listing = await lockDocument(tx, { collection: 'listings', id: asked.id })
  const draft = await lockDocument(tx, { collection: 'drafts', id: asked.id })
  const row = asked.act !== 'duplicate' && isDraftAct(asked.act) ? draft : (listing ?? draft)
  const actors = row ? asked.actorsFor(row.owner) : []
  // To everybody else it does not exist.
  if (!row || actors.length === 0) throw new AppError('not-found')
  if (asked.version !== undefined && asked.version !== row.version) throw new AppError('outdated')
  const needsCreator = asked.act === 'submit' || asked.act === 'edit' || asked.act === 'duplicate'
  if (needsCreator && !asked.isCreator) throw new AppError('forbidden')
  if (asked.act === 'duplicate') return copyOf(tx, row, actors, asked.now)
  const from = row.data.status as ListingStatus
  const to = listingActs[asked.act]
  if (!actors.some((actor) => mayBecome(from, to, actor))) throw new AppError('not-allowed-now')
  if (asked.act === 'sell' || asked.act === 'withdraw') return endListing(tx, row, draft, to, asked.now)
  if (listing && draft && listing.owner !== draft.owner) throw new AppError('not-allowed-now')
  if (asked.act === 'edit') return beginEdit(tx, row, draft, asked.now)
  // Sold is the end, also for a version that was written before.
  const publishes = asked.act === 'submit' || asked.act === 'approve'
  if (publishes && listing?.data.status === 'sold') throw new AppError('not-allowed-now')
  const wanted = row.data as ListingDraft
  const read = readVersion(wanted, listing, asked.now)
  if (publishes && !read.ok) throw new AppError('listing-incomplete')
  if (asked.act === 'approve' && read.ok) await publish(tx, row, listing, read.draft, asked.now)
  else {
    const reason = asked.act === 'reject' ? (asked.reason?.trim() ?? '') : null
    await replaceDocument(tx, next(row, { ...wanted, status: to, reason }, asked.now))
  }
  return row
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

const next = (row: DocumentRow, data: Record<string, unknown>, now: Date): DocumentRow => ({
  ...row,
  data,
  version: row.version + 1,
  updatedAt: now,
})

function readVersion({ form, pictures, floorPlan }: ListingDraft, listing: DocumentRow | undefined, now: Date) {
  const before = listing?.data as Listing | undefined
  const history = { priceHistory: before?.priceHistory ?? [], postedOn: before?.postedOn ?? null }
  return readListing(form, { pictures, floorPlan }, history, dayOf(now))
}

/** The reviewed version becomes the public one, and the draft ends. */
async function publish(tx: Database, draft: DocumentRow, listing: DocumentRow | undefined, data: Listing, now: Date) {
  await removeDocument(tx, draft)
  if (listing) return replaceDocument(tx, next(listing, data, now))
  const row = { ...draft, collection: 'listings', data, version: 1, createdAt: now, updatedAt: now }
  if (!(await insertDocument(tx, row))) throw new AppError('outdated')
}

/** Ends the public version. After a sale there is no other; of a withdrawn one the next must be submitted again. */
async function endListing(
  tx: Database,
  listing: DocumentRow,
  draft: DocumentRow | undefined,
  status: ListingStatus,
  now: Date,
) {
  await replaceDocument(tx, next(listing, { ...listing.data, status, endedOn: dayOf(now) }, now))
  if (draft && status === 'sold') await removeDocument(tx, draft)
  else if (draft?.data.status === 'review')
    await replaceDocument(tx, next(draft, { ...draft.data, status: 'draft' }, now))
  return listing
}

/** A new version beside the public one; one that was begun is continued. */
async function beginEdit(tx: Database, listing: DocumentRow, draft: DocumentRow | undefined, now: Date) {
  if (draft) return listing
  const { pictures, floorPlan = null, ...rest } = listing.data as Listing
  const data = keptDraft({ form: formOf({ ...rest, pictures }), pictures, floorPlan })
  const row = { ...listing, collection: 'drafts', data, version: 1, createdAt: now, updatedAt: now }
  await insertDocument(tx, row)
  return listing
}

async function copyOf(tx: Database, row: DocumentRow, actors: readonly Actor[], now: Date) {
  // Pictures are their owner's: an admin cannot copy them.
  if (!actors.includes('owner')) throw new AppError('forbidden')
  const known = row.data as Listing | ListingDraft
  const { pictures, floorPlan = null } = known
  const form = 'form' in known ? known.form : formOf(known)
  const data = keptDraft({ ...newDraft, form, pictures, floorPlan })
  const copy = { ...row, collection: 'drafts', id: randomUUID(), data, version: 1, createdAt: now, updatedAt: now }
  await insertDocument(tx, copy)
  return copy
}
