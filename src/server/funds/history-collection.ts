import { eq, sql } from 'drizzle-orm'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { fundHistories } from '../db/schema.ts'

type Row = typeof fundHistories.$inferSelect

export async function readHistoryRow(db: Database, code: number): Promise<Row | undefined> {
  const [row] = await db.select().from(fundHistories).where(eq(fundHistories.code, code))
  return row
}

export async function keepHistory(db: Database, row: Omit<Row, 'lastDay'> & { lastDay: Day }): Promise<void> {
  await db
    .insert(fundHistories)
    .values({ ...row, lastDay: isoDay(row.lastDay) })
    .onConflictDoUpdate({
      target: fundHistories.code,
      set: {
        bytes: sql`excluded.bytes`,
        points: sql`excluded.points`,
        lastDay: sql`excluded.last_day`,
        fetchedAt: sql`excluded.fetched_at`,
      },
    })
}
