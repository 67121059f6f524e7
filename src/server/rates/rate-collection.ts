import { asc, sql } from 'drizzle-orm'
import type { RateDay } from '#domain/money/exchange-rates.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { rateDays } from '../db/schema.ts'

const AT_ONCE = 500

/** A corrected rate replaces the earlier one. */
export async function keepRates(db: Database, days: readonly RateDay[]): Promise<{ added: number; changed: number }> {
  let added = 0
  let changed = 0
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const batch = days.slice(from, from + AT_ONCE).map(({ day, rates }) => ({ day: isoDay(day), rates }))
    const kept = rowsOf<{ added: boolean }>(
      await db.execute(sql`
        insert into rate_days (day, rates)
        select day, rates from json_to_recordset(${JSON.stringify(batch)}::json) as batch (day date, rates jsonb)
        on conflict (day) do update set rates = excluded.rates where rate_days.rates <> excluded.rates
        returning (xmax = 0) as added`),
    )
    const fresh = kept.filter((row) => row.added).length
    added += fresh
    changed += kept.length - fresh
  }
  return { added, changed }
}

/** All stored days, ascending. */
export async function allRates(db: Database): Promise<RateDay[]> {
  const rows = await db.select().from(rateDays).orderBy(asc(rateDays.day))
  return rows.map(({ day, rates }) => ({ day: readIsoDay(day) as Day, rates }))
}
