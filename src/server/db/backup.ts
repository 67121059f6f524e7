import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { appliedMigrations, rowsOf } from './migrations.ts'

/** Where uploaded pictures lie. */
export type FileStore = {
  list(): AsyncIterable<{ readonly name: string }>
  read(name: string): Promise<Uint8Array | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}

export const BACKUP_FORMAT = 'banyan-backup-1'
const ROWS_AT_ONCE = 500

/**
 * A snapshot of the whole database as lines of JSON: a header, a line per row and per uploaded file, and a checksum of
 * all lines before it.
 * No table is named here, so that a new one cannot be forgotten; both databases read and write it.
 */
export async function writeBackup(
  db: Database,
  madeAt: Date,
  write: (line: string) => Promise<void>,
  store?: FileStore,
): Promise<number> {
  const hash = createHash('sha256')
  let rows = 0
  const add = async (text: string) => {
    const line = `${text}\n`
    hash.update(line)
    await write(line)
  }

  await db.transaction(
    async (tx) => {
      const migrations = await appliedMigrations(tx)
      if (migrations.length === 0)
        throw new StartError('There is no Banyan data here. Check DATA_DIR and DATABASE_URL.')
      await add(JSON.stringify({ format: BACKUP_FORMAT, madeAt: madeAt.toISOString(), migrations }))
      for (const table of await tablesInOrder(tx)) {
        for await (const row of rowsIn(tx, table)) {
          await add(`{"table":${JSON.stringify(table)},"row":${row}}`)
          rows += 1
        }
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  // After the rows: a file that a row names may come later, but never be missing.
  for await (const { name } of store?.list() ?? []) {
    // One that is just being written has another name.
    const bytes = name.endsWith('.webp') ? await store?.read(name) : undefined
    if (bytes) await add(`{"file":${JSON.stringify(name)},"bytes":"${Buffer.from(bytes).toString('base64')}"}`)
  }
  await write(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`)
  return rows
}

/** Each row as the database itself writes it in JSON, on one line. */
async function* rowsIn(tx: Database, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  )
  for (;;) {
    const batch = rowsOf<{ row: string }>(await tx.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`)))
    for (const { row } of batch) yield row
    if (batch.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`close backup`)
}

/** Our tables (those of extensions are not), each after those that its foreign keys point to. */
export async function tablesInOrder(tx: Database): Promise<string[]> {
  const found = rowsOf<{ name: string; needs: string[] }>(
    await tx.execute(sql`
      select c.relname as name, array_remove(array_agg(distinct target.relname::text), null) as needs
      from pg_class c
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      left join pg_class target on target.oid = f.confrelid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migrations'
        and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
      group by c.relname order by c.relname`),
  )
  const order: string[] = []
  while (order.length < found.length) {
    const next = found.find(({ name, needs }) => !order.includes(name) && needs.every((need) => order.includes(need)))
    if (!next) throw new Error('Tables point at each other in a circle')
    order.push(next.name)
  }
  return order
}
