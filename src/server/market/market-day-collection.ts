import { and, between, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { marketDays } from '../db/schema.ts'

/** A day of the market, and of how many instruments there was a value. */
export type KnownDay = { readonly day: Day; readonly instruments: number }

/** With its values, in the form that its kind writes and reads. A day may be kept in parts. */
export type KeptDay = KnownDay & { readonly part?: number; readonly bytes: Uint8Array<ArrayBuffer> }

/** A later file of the same day replaces it. */
export const keepMarketDay = (db: Database, kind: InstrumentKind, day: KeptDay): Promise<void> =>
  keepMarketDays(db, kind, [day])

export async function keepMarketDays(db: Database, kind: InstrumentKind, days: readonly KeptDay[]): Promise<void> {
  await db
    .insert(marketDays)
    .values(days.map(({ day, ...kept }) => ({ kind, day: isoDay(day), ...kept })))
    .onConflictDoUpdate({
      target: [marketDays.kind, marketDays.part, marketDays.day],
      set: { bytes: sql`excluded.bytes`, instruments: sql`excluded.instruments` },
    })
}

/** The days that are known, ascending; with `parts`, those with one of these. */
export async function knownDays(
  db: Database,
  kind: InstrumentKind,
  parts?: { readonly from: number; readonly to: number },
): Promise<KnownDay[]> {
  const isOf = parts && between(marketDays.part, parts.from, parts.to)
  const rows = await db
    .select({ day: marketDays.day, instruments: sql`sum(${marketDays.instruments})`.mapWith(Number) })
    .from(marketDays)
    .where(and(eq(marketDays.kind, kind), isOf))
    .groupBy(marketDays.day)
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
  return wanted.length === 0 ? [] : rowsWhere(db, kind, inArray(marketDays.day, wanted))
}

/** One part of all days since one, ascending. */
export const keptPart = (db: Database, kind: InstrumentKind, part: number, since: Day): Promise<KeptDay[]> =>
  rowsWhere(db, kind, and(eq(marketDays.part, part), gte(marketDays.day, isoDay(since))))

/** All parts of some days, ascending. */
export const keptBetween = (db: Database, kind: InstrumentKind, from: Day, to: Day): Promise<KeptDay[]> =>
  rowsWhere(db, kind, and(gte(marketDays.day, isoDay(from)), lte(marketDays.day, isoDay(to))))

async function rowsWhere(db: Database, kind: InstrumentKind, which: SQL | undefined): Promise<KeptDay[]> {
  const rows = await db
    .select()
    .from(marketDays)
    .where(and(eq(marketDays.kind, kind), gt(marketDays.instruments, 0), which))
    .orderBy(marketDays.day, marketDays.part)
  return rows.map(({ kind: _, day, ...row }) => ({ day: readIsoDay(day) as Day, ...row }))
}
