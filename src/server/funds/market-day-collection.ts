import { and, gt, inArray, sql } from 'drizzle-orm'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { marketDays } from '../db/schema.ts'
import type { KeptDay } from './market-day.ts'
import { neededDays } from './wanted-days.ts'

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

/** Those that the market of a day is made of, as they are kept. */
export async function keptDays(db: Database, market: Day): Promise<KeptDay[]> {
  const needed = neededDays(market, await knownDays(db)).map(isoDay)
  if (needed.length === 0) return []
  const wanted = and(gt(marketDays.schemes, 0), inArray(marketDays.day, needed))
  const rows = await db.select().from(marketDays).where(wanted).orderBy(marketDays.day)
  return rows.map((row) => ({ ...row, day: readIsoDay(row.day) as Day }))
}
