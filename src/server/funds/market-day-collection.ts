import { gt, sql } from 'drizzle-orm'
import { type Day, isoDay, readIsoDay } from '#domain/day.ts'
import type { Database } from '../db/database.ts'
import { marketDays } from '../db/schema.ts'
import type { KeptDay } from './market-day.ts'

/** One day of the whole market in one row. A later file of the same day replaces it. */
export async function keepMarketDay(db: Database, { day, ...kept }: KeptDay): Promise<void> {
  await db
    .insert(marketDays)
    .values({ day: isoDay(day), ...kept })
    .onConflictDoUpdate({
      target: marketDays.day,
      set: { bytes: sql`excluded.bytes`, schemes: sql`excluded.schemes` },
    })
}

/** The days that are known, ascending, with how many schemes each has. */
export async function knownDays(db: Database): Promise<{ day: Day; schemes: number }[]> {
  const rows = await db
    .select({ day: marketDays.day, schemes: marketDays.schemes })
    .from(marketDays)
    .orderBy(marketDays.day)
  return rows.map(({ day, schemes }) => ({ day: readIsoDay(day) as Day, schemes }))
}

/** Those that have anything, as they are kept. */
export async function keptDays(db: Database): Promise<KeptDay[]> {
  const rows = await db.select().from(marketDays).where(gt(marketDays.schemes, 0)).orderBy(marketDays.day)
  return rows.map((row) => ({ ...row, day: readIsoDay(row.day) as Day }))
}
