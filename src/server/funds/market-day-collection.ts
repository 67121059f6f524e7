import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gt, sql } from 'drizzle-orm'
import { type Day, isoDay, readIsoDay } from '#domain/day.ts'
import type { Database } from '../db/database.ts'
import { marketDays } from '../db/schema.ts'
import type { KeptDay } from './market-work.ts'

export type MarketValue = { readonly code: number; readonly nav: number }

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** One day of the whole market in one row. A later file of the same day replaces it. */
export async function keepMarketDay(db: Database, day: Day, values: readonly MarketValue[]): Promise<void> {
  const sorted = values.toSorted((a, b) => a.code - b.code)
  const codes = Int32Array.from(sorted, ({ code }) => code)
  const navs = Float64Array.from(sorted, ({ nav }) => nav)
  const plain = Buffer.concat([Buffer.from(navs.buffer), Buffer.from(codes.buffer)])
  const bytes = Uint8Array.from(await compress(plain, QUALITY))
  await db
    .insert(marketDays)
    .values({ day: isoDay(day), bytes, schemes: sorted.length })
    .onConflictDoUpdate({
      target: marketDays.day,
      set: { bytes: sql`excluded.bytes`, schemes: sql`excluded.schemes` },
    })
}

/** The days that are kept, ascending, with how many schemes each has. */
export async function knownDays(db: Database): Promise<{ day: Day; schemes: number }[]> {
  const rows = await db
    .select({ day: marketDays.day, schemes: marketDays.schemes })
    .from(marketDays)
    .orderBy(marketDays.day)
  return rows.map(({ day, schemes }) => ({ day: readIsoDay(day) as Day, schemes }))
}

/** The days of the market as they are kept. */
export async function keptDays(db: Database): Promise<KeptDay[]> {
  const rows = await db.select().from(marketDays).where(gt(marketDays.schemes, 0)).orderBy(marketDays.day)
  return rows.map((row) => ({ ...row, day: readIsoDay(row.day) as Day }))
}
