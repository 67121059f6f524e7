import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { projectRoot } from '../project-root.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'

export type Migration = { readonly name: string; readonly hash: string; readonly statements: readonly string[] }

/** Any number that no other user of the same PostgreSQL is likely to lock. */
const LOCK = 7_267_192_311

const FOLDER = new URL('src/server/db/migrations/', projectRoot)

/** The migrations this code knows, oldest first. `npm run migration` writes them from `schema.ts`. */
export async function knownMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, FOLDER), 'utf8')
      return {
        name: file.replace(/\.sql$/, ''),
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
      }
    }),
  )
}

/** Brings the database up to date, in one transaction, one process at a time. */
export async function migrate(db: Database, known?: readonly Migration[]): Promise<void> {
  const all = known ?? (await knownMigrations())
  await db.transaction((tx) => migrateWithin(tx, all))
}

/** The same inside a transaction of the caller's, which `restore` needs. */
export async function migrateWithin(tx: Database, known: readonly Migration[]): Promise<void> {
  // A migration may take long, and so may waiting for another process's.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const applied = await appliedMigrations(tx)
  refuseUnknown(applied, known)
  if (applied.length === 0) await tx.execute(sql.raw(CREATE_TABLE))
  for (const { name, hash, statements } of known.slice(applied.length)) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into schema_migrations (name, hash) values (${name}, ${hash})`)
  }
}

const CREATE_TABLE = `create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now()
)`

export type AppliedMigration = { readonly name: string; readonly hash: string }

export async function appliedMigrations(db: Database): Promise<AppliedMigration[]> {
  const table = await db.execute(sql`select to_regclass('schema_migrations') is not null as there`)
  if (!rowsOf<{ there: boolean }>(table)[0]?.there) return []
  return rowsOf<AppliedMigration>(await db.execute(sql`select name, hash from schema_migrations order by name`))
}

/** What a database or a backup went through must be the beginning of what this code knows. */
export function refuseUnknown(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const stranger = applied.find(({ name, hash }, at) => known[at]?.name !== name || known[at]?.hash !== hash)
  if (!stranger) return
  throw new StartError(
    `The data was written by another version of Banyan (schema ${stranger.name}; this version knows up to ${known.at(-1)?.name}). ` +
      'Start that version, or a newer one, or use a backup that this version made. Nothing was changed.',
  )
}

/** PGlite and pg both answer `{rows}`; Drizzle's common type does not say so. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}
