import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { BACKUP_FORMAT, type FileStore, tablesInOrder } from './backup.ts'
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
const end = z.strictObject({ rows: z.number(), sha256: z.string() })

/** A row stays the text it is: read as a JavaScript value, large numbers would lose digits. */
const ROW = /^\{"table":"(\w+)","row":(\{.*\})\}$/s

/** An uploaded picture; the name can be no path. */
const FILE = /^\{"file":"([\w-]{43}-\d{1,5}\.webp)","bytes":"([\w+/=]*)"\}$/

const ROWS_AT_ONCE = 500
const broken = (cause?: unknown) =>
  new StartError('This file is not a whole Banyan backup. Nothing was changed.', { cause })

/**
 * Fills an empty database from a backup, in one transaction. A backup of an older version is loaded into the schema it
 * was made with and then migrated like a live database.
 */
export async function restoreBackup(
  db: Database,
  lines: AsyncIterable<string>,
  versions?: readonly Migration[],
  store?: FileStore,
): Promise<number> {
  const known = versions ?? (await knownMigrations())
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = header.safeParse(parseJson(first.value))
  if (!head.success) throw broken()
  const { migrations } = head.data
  refuseUnknown(migrations, known)

  return db.transaction(async (tx) => {
    await refuseFilled(tx, migrations.length)
    await migrateWithin(tx, known.slice(0, migrations.length))
    const rows = await load(tx, `${first.value}\n`, iterator, store)
    await continueCounters(tx)
    await migrateWithin(tx, known)
    return rows
  })
}

async function load(
  tx: Database,
  firstLine: string,
  iterator: AsyncIterator<string>,
  store: FileStore | undefined,
): Promise<number> {
  const tables = new Set(await tablesInOrder(tx))
  const hash = createHash('sha256').update(firstLine)
  let batch: { table: string; rows: string[] } = { table: '', rows: [] }
  let count = 0

  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    const [, name, bytes] = FILE.exec(next.value) ?? []
    if (name && bytes !== undefined) {
      // Files of a restore that fails later belong to no row and are swept.
      await store?.write(name, Buffer.from(bytes, 'base64'))
      hash.update(`${next.value}\n`)
      continue
    }
    const [, table, row] = ROW.exec(next.value) ?? []
    if (!table || !row) {
      await insert(tx, batch)
      const last = end.safeParse(parseJson(next.value))
      const whole = last.success && last.data.rows === count && last.data.sha256 === hash.digest('hex')
      if (!whole || !(await iterator.next()).done) throw broken()
      return count
    }
    if (!tables.has(table)) throw broken()
    if (table !== batch.table || batch.rows.length === ROWS_AT_ONCE) {
      await insert(tx, batch)
      batch = { table, rows: [] }
    }
    batch.rows.push(row)
    hash.update(`${next.value}\n`)
    count += 1
  }
  throw broken()
}

async function insert(tx: Database, { table, rows }: { table: string; rows: readonly string[] }) {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  try {
    await tx.execute(
      sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
    )
  } catch (cause) {
    throw broken(cause)
  }
}

/** Columns that count by themselves go on after the highest number that was restored. */
async function continueCounters(tx: Database) {
  const counters = rowsOf<{ name: string; column: string }>(
    await tx.execute(sql`
      select table_name as name, column_name as column from information_schema.columns
      where table_schema = current_schema() and (is_identity = 'YES' or column_default like 'nextval(%')`),
  )
  for (const { name, column } of counters) {
    const [table, field] = [sql.identifier(name), sql.identifier(column)]
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), greatest(max(${field}), 1), max(${field}) is not null) from ${table}`,
    )
  }
}

async function refuseFilled(tx: Database, level: number) {
  const applied = await appliedMigrations(tx)
  let filled = applied.length > 0 && applied.length !== level
  for (const table of applied.length > 0 ? await tablesInOrder(tx) : []) {
    const found = await tx.execute(sql`select exists (select from ${sql.identifier(table)}) as some`)
    filled ||= rowsOf<{ some: boolean }>(found)[0]?.some === true
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
