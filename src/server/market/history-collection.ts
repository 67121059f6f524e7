import { and, eq, sql } from 'drizzle-orm'
import type { InstrumentKind, InstrumentRef } from '#catalogue/instruments.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
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

/** By id, without the prices. */
export async function knownHistories(
  db: Database,
  kind: InstrumentKind,
): Promise<Map<string, { readonly lastDay: Day; readonly fetchedAt: Date }>> {
  const { id, lastDay, fetchedAt } = instrumentHistories
  const columns = { id, lastDay, fetchedAt }
  const rows = await db.select(columns).from(instrumentHistories).where(eq(instrumentHistories.kind, kind))
  return new Map(rows.map((row) => [row.id, { ...row, lastDay: readIsoDay(row.lastDay) as Day }]))
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
