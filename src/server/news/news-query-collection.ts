import { gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newsQueries } from '../db/schema.ts'

/** A query that no reader has wanted for that long is asked no more. */
const WANTED_MS = 2 * 3_600_000

export async function wantQueries(db: Database, queries: readonly string[], now: Date): Promise<void> {
  if (queries.length === 0) return
  await db
    .insert(newsQueries)
    .values(queries.map((query) => ({ query, wantedAt: now })))
    .onConflictDoUpdate({ target: newsQueries.query, set: { wantedAt: sql`excluded.wanted_at` } })
}

/** Queries that readers want, and when each was last asked. */
export async function wantedQueries(db: Database, now: Date): Promise<Map<string, Date | null>> {
  const since = new Date(now.getTime() - WANTED_MS)
  const rows = await db.select().from(newsQueries).where(gt(newsQueries.wantedAt, since)).orderBy(newsQueries.query)
  return new Map(rows.map(({ query, askedAt }) => [query, askedAt]))
}

export async function markAsked(db: Database, query: string, now: Date): Promise<void> {
  await db
    .update(newsQueries)
    .set({ askedAt: now })
    .where(inArray(newsQueries.query, [query]))
}

export async function forgetUnwanted(db: Database, now: Date): Promise<void> {
  await db.delete(newsQueries).where(lt(newsQueries.wantedAt, new Date(now.getTime() - 2 * WANTED_MS)))
}
