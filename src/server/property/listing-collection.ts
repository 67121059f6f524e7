import { and, asc, eq, gt, inArray, like, sql } from 'drizzle-orm'
import { publicStatuses } from '#domain/property/listing-life.ts'
import type { PackedListing } from '#domain/property/listing-row.ts'
import { SAMPLE_VERSION } from '#domain/property/sample/sample-ids.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { documents, jobs } from '../db/schema.ts'

const NAME = 'listings'
const isListing = eq(documents.collection, NAME)
const status = sql`${documents.data}->>'status'`
const isPublic = inArray(status, [...publicStatuses])
const isSample = and(like(documents.id, 'sample-%'), sql`${documents.data}->>'sample' = 'true'`)

/**
 * Adds the samples once for each version of them; what an operator deleted stays deleted, and nobody else's listing is
 * touched. The job's row says that it was done, and locks out other processes.
 */
export async function seedListings(db: Database, today: Day, now: Date): Promise<boolean> {
  const name = `sample listings ${SAMPLE_VERSION}`
  const [done] = await db.select({ name: jobs.name }).from(jobs).where(eq(jobs.name, name))
  if (done) return false
  return db.transaction(async (tx) => {
    const first = await tx.insert(jobs).values({ name, lastRun: now }).onConflictDoNothing().returning()
    if (first.length === 0) return false
    await tx.delete(documents).where(and(isListing, isSample))
    const rows = sampleListings(today).map(({ id, listing }) => ({
      collection: NAME,
      id,
      owner: null,
      data: listing as Record<string, unknown>,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }))
    await tx.insert(documents).values(rows).onConflictDoNothing()
    return true
  })
}

/** Changes with every listing that is added, changed or removed. */
export async function listingStamp(db: Database): Promise<string> {
  const found = await db.execute(
    sql`select count(*)::int as count, coalesce(sum(version), 0)::int as versions, max(updated_at)::text as newest
      from documents where collection = 'listings'`,
  )
  const [row] = rowsOf<{ count: number; versions: number; newest: string | null }>(found)
  return `${row?.count} ${row?.versions} ${row?.newest}`
}

/** Whether anybody's own listing is live. */
export async function hasOwnListings(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(isListing, eq(status, 'live'), sql`${documents.data}->>'sample' = 'false'`))
    .limit(1)
  return rows.length > 0
}

/** Public listings by id, a few at a time, without what a pack does not need. */
export async function listingsAfter(db: Database, after: string, most: number): Promise<PackedListing[]> {
  const rows = await db
    .select({
      id: documents.id,
      version: documents.version,
      data: sql<
        Record<string, unknown>
      >`${documents.data} - 'description' - 'rooms' - 'floorPlan' - 'pictures' - 'reason'`,
      pictures: sql<number>`jsonb_array_length(${documents.data}->'pictures')`,
    })
    .from(documents)
    .where(and(isListing, gt(documents.id, after), isPublic))
    .orderBy(asc(documents.id))
    .limit(most)
  return rows.map(({ id, version, data, pictures }) => ({ ...data, id, version, pictures }) as PackedListing)
}
