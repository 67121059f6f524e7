import { and, eq, sql } from 'drizzle-orm'
import type { InstrumentRef } from '#catalogue/instruments.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { instrumentHistories } from '../db/schema.ts'

type Row = typeof instrumentHistories.$inferSelect

export async function readHistoryRow(db: Database, { kind, id }: InstrumentRef): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(instrumentHistories)
    .where(and(eq(instrumentHistories.kind, kind), eq(instrumentHistories.id, id)))
  return row
}

export async function keepHistory(db: Database, row: Omit<Row, 'lastDay'> & { lastDay: Day }): Promise<void> {
  await db
    .insert(instrumentHistories)
    .values({ ...row, lastDay: isoDay(row.lastDay) })
    .onConflictDoUpdate({
      target: [instrumentHistories.kind, instrumentHistories.id],
      set: {
        bytes: sql`excluded.bytes`,
        points: sql`excluded.points`,
        lastDay: sql`excluded.last_day`,
        fetchedAt: sql`excluded.fetched_at`,
      },
    })
}
