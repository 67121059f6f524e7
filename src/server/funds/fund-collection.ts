import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isoDay } from '#domain/day.ts'
import type { NavRow } from '#domain/nav-row.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'

/** The embedded database works on the same thread as the pages: so much at once that nobody waits noticeably, and then it is their turn. */
const AT_ONCE = 60
const READ_AT_ONCE = 400
const PAUSE_MS = 2

const about = ['name', 'plan', 'option', 'house', 'type', 'category', 'isin', 'isin_reinvest'] as const
const values = ['nav', 'nav_day'] as const
const columns = sql.raw(['code', ...about, ...values].join(', '))
const typed = sql.raw(['code int', ...about.map((name) => `${name} text`), 'nav text', 'nav_day date'].join(', '))
const newer = sql.raw('excluded.nav_day > coalesce(funds.nav_day, excluded.nav_day - 1)')
const differs = sql.raw(
  `(${about.map((name) => `funds.${name}`).join(', ')}) is distinct from (${about.map((name) => `excluded.${name}`).join(', ')})`,
)

/**
 * Keeps what the market's file says of each scheme; a value of a later day makes the one before the previous one. Batch by batch: the file was
 * checked as a whole before, and one that is kept half is kept whole by the next run.
 */
export async function keepFunds(db: Database, rows: readonly NavRow[]): Promise<{ added: number; changed: number }> {
  let added = 0
  let changed = 0
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const batch = JSON.stringify(rows.slice(from, from + AT_ONCE).map(recordOf))
    const kept = rowsOf<{ added: boolean }>(
      await db.execute(sql`
        insert into funds (${columns})
        select ${columns} from json_to_recordset(${batch}::json) as batch (${typed})
        on conflict (code) do update set
          ${sql.raw(about.map((name) => `${name} = excluded.${name}`).join(', '))},
          nav = case when ${newer} then excluded.nav else funds.nav end,
          nav_day = case when ${newer} then excluded.nav_day else funds.nav_day end,
          previous_nav = case when ${newer} then funds.nav else funds.previous_nav end,
          previous_day = case when ${newer} then funds.nav_day else funds.previous_day end
        where ${newer} or ${differs}
        returning (xmax = 0) as added`),
    )
    const fresh = kept.filter((row) => row.added).length
    added += fresh
    changed += kept.length - fresh
    await setTimeout(PAUSE_MS)
  }
  return { added, changed }
}

function recordOf({ isinReinvest, day, ...row }: NavRow) {
  return { ...row, isin_reinvest: isinReinvest, nav_day: day === null ? null : isoDay(day) }
}

/** All of them by code as JSON, part by part, in the order of `PackedRow`: the database writes that faster than we read its columns. */
export async function allFunds(db: Database): Promise<string[]> {
  const parts: string[] = []
  for (let after = 0; ; ) {
    const [part] = rowsOf<{ last: number | null; rows: string }>(
      await db.execute(sql`
        select max(code) as last, coalesce(json_agg(json_build_array(
          code, name, plan, option, house, type, category, isin, isin_reinvest, nav, nav_day, previous_nav, previous_day
        )), '[]')::text as rows
        from (select * from funds where code > ${after} order by code limit ${READ_AT_ONCE}) part`),
    )
    if (!part?.last) return parts
    parts.push(part.rows)
    after = part.last
    await setTimeout(PAUSE_MS)
  }
}
