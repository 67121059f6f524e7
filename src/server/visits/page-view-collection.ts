import { gte, lt, sql } from 'drizzle-orm'
import type { DayCount, ViewCounts } from '#domain/documents/page-views.ts'
import type { Database } from '../db/database.ts'
import { pageViews } from '../db/schema.ts'

export async function addPageViews(db: Database, day: string, counts: ViewCounts): Promise<void> {
  // In one order, so that two writers never wait for each other.
  const rows = Object.entries(counts)
    .map(([kind, count]) => ({ day, kind, count }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
  if (rows.length === 0) return
  await db
    .insert(pageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.kind],
      set: { count: sql`${pageViews.count} + excluded.count` },
    })
}

export const pageViewsSince = (db: Database, day: string): Promise<DayCount[]> =>
  db.select().from(pageViews).where(gte(pageViews.day, day))

export async function forgetPageViews(db: Database, before: string): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, before))
}
