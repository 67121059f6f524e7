import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { BACKUP_FORMAT, tablesInOrder } from './backup.ts'
import type { Database } from './database.ts'
import {
  appliedMigrations,
  knownMigrations,
  type Migration,
  migrateWithin,
  refuseUnknown,
  rowsOf,
} from './migrations.ts'

const header = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
})
const line = z.union([
  z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.object({ rows: z.number(), sha256: z.string() }),
])

const ROWS_AT_ONCE = 500
const BROKEN = 'This file is not a whole Banyan backup. Nothing was changed.'

/**
 * Fills an empty database from a backup, in one transaction. A backup of an older version is loaded into the schema it was made
 * with and then brought up to date, by the same migrations that a live database goes through.
 */
export async function restoreBackup(
  db: Database,
  lines: AsyncIterable<string>,
  versions?: readonly Migration[],
): Promise<number> {
  const known = versions ?? (await knownMigrations())
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = header.safeParse(parseJson(first.value))
  if (!head.success) throw new StartError(BROKEN)
  refuseUnknown(head.data.migrations, known)

  return db.transaction(async (tx) => {
    await refuseFilled(tx, head.data.migrations.length)
    await migrateWithin(tx, known.slice(0, head.data.migrations.length))
    const rows = await load(tx, `${first.value}\n`, iterator)
    await migrateWithin(tx, known)
    return rows
  })
}

async function load(tx: Database, firstLine: string, iterator: AsyncIterator<string>): Promise<number> {
  const tables = new Set(await tablesInOrder(tx))
  const hash = createHash('sha256').update(firstLine)
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] }
  let count = 0
  const send = async () => {
    if (batch.rows.length === 0) return
    const name = sql.identifier(batch.table)
    const json = JSON.stringify(batch.rows)
    await tx.execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`)
  }

  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    const parsed = line.safeParse(parseJson(next.value))
    if (!parsed.success) throw new StartError(BROKEN)
    if ('sha256' in parsed.data) {
      await send()
      const whole = parsed.data.rows === count && parsed.data.sha256 === hash.digest('hex')
      if (!whole || !(await iterator.next()).done) throw new StartError(BROKEN)
      return count
    }
    const { table, row } = parsed.data
    if (!tables.has(table)) throw new StartError(BROKEN)
    if (table !== batch.table || batch.rows.length === ROWS_AT_ONCE) {
      await send()
      batch = { table, rows: [] }
    }
    batch.rows.push(row)
    hash.update(`${next.value}\n`)
    count += 1
  }
  throw new StartError(BROKEN)
}

async function refuseFilled(tx: Database, level: number) {
  const applied = await appliedMigrations(tx)
  let filled = applied.length > 0 && applied.length !== level
  for (const table of applied.length > 0 ? await tablesInOrder(tx) : []) {
    const [answer] = rowsOf<{ some: boolean }>(
      await tx.execute(sql`select exists (select from ${sql.identifier(table)}) as some`),
    )
    filled ||= answer?.some === true
  }
  if (!filled) return
  throw new StartError(
    'A backup is restored into an empty database only. Set DATA_DIR to a new folder, or DATABASE_URL to a new database. Nothing was changed.',
  )
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
