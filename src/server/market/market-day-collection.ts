import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { marketDays } from '../db/schema.ts'

/** A day of the market, and of how many instruments there was a value. */
export type KnownDay = { readonly day: Day; readonly instruments: number }

/** With its values, in the form that its kind writes and reads. */
export type KeptDay = KnownDay & { readonly bytes: Uint8Array<ArrayBuffer> }

/** One day of all instruments of a kind in one row. A later file of the same day replaces it. */
export async function keepMarketDay(db: Database, kind: InstrumentKind, { day, ...kept }: KeptDay): Promise<void> {
  await db
    .insert(marketDays)
    .values({ kind, day: isoDay(day), ...kept })
    .onConflictDoUpdate({
      target: [marketDays.kind, marketDays.day],
      set: { bytes: sql`excluded.bytes`, instruments: sql`excluded.instruments` },
    })
}

/** The days that are known, ascending. */
export async function knownDays(db: Database, kind: InstrumentKind): Promise<KnownDay[]> {
  const rows = await db
    .select({ day: marketDays.day, instruments: marketDays.instruments })
    .from(marketDays)
    .where(eq(marketDays.kind, kind))
    .orderBy(marketDays.day)
  return rows.map(({ day, instruments }) => ({ day: readIsoDay(day) as Day, instruments }))
}

/** Those of the known days that are wanted, ascending. */
export async function keptDays(
  db: Database,
  kind: InstrumentKind,
  wantedOf: (known: readonly KnownDay[]) => readonly Day[],
): Promise<KeptDay[]> {
  const wanted = wantedOf(await knownDays(db, kind)).map(isoDay)
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(marketDays)
    .where(and(eq(marketDays.kind, kind), gt(marketDays.instruments, 0), inArray(marketDays.day, wanted)))
    .orderBy(marketDays.day)
  return rows.map(({ day, instruments, bytes }) => ({ day: readIsoDay(day) as Day, instruments, bytes }))
}
