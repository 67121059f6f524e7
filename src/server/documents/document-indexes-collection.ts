import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import type { Collection } from './collection.ts'

/** An advisory lock id unlikely to be used by others. */
const LOCK = 7_267_192_312

const columns: Readonly<Record<string, string>> = { owner: 'owner', createdAt: 'created_at', updatedAt: 'updated_at' }

export const isMoment = (field: string) => field === 'createdAt' || field === 'updatedAt'
export const isNumber = ({ kept }: Collection, field: string) => kept.shape[field] instanceof z.ZodNumber

/**
 * A field in SQL, identical in index and query, or the index would not be used. Names come from our own declarations.
 */
export function fieldSql(collection: Collection, field: string): string {
  const column = columns[field]
  if (column) return column
  if (!/^[A-Za-z]+$/.test(field)) throw new Error(`${field} is no field of ${collection.name}`)
  return isNumber(collection, field) ? `((data->>'${field}')::float8)` : `((data->>'${field}') collate "C")`
}

export const inCollection = ({ name }: Collection) => sql.raw(`collection = '${name}'`)

/** Creates the declared indexes and drops undeclared ones. */
export async function indexDocuments(db: Database, collections: readonly Collection[]): Promise<void> {
  const wanted = new Map(collections.flatMap(indexesOf))
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const found = await tx.execute(sql`select indexname as name from pg_indexes
      where schemaname = current_schema() and tablename = 'documents' and indexname like 'documents\\_by\\_%'`)
    const there = new Set(rowsOf<{ name: string }>(found).map(({ name }) => name))
    for (const name of there) if (!wanted.has(name)) await tx.execute(sql.raw(`drop index ${name}`))
    for (const [name, definition] of wanted) {
      if (!there.has(name)) await tx.execute(sql.raw(`create index ${name} on documents ${definition}`))
    }
  })
}

/**
 * ANALYZE: without statistics the planner sorts everything that matches. The embedded database never runs it by itself;
 * a small sample takes milliseconds.
 */
export async function measureDocuments(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local default_statistics_target = 10`)
    await tx.execute(sql`analyze documents`)
  })
}

function indexesOf(collection: Collection): [name: string, definition: string][] {
  return collection.queries.map(({ by, order }) => {
    const fields = [...by, order].map((field) => fieldSql(collection, field))
    const definition = `(${[...fields, 'id'].join(', ')}) where collection = '${collection.name}'`
    return [`documents_by_${createHash('sha256').update(definition).digest('hex').slice(0, 16)}`, definition]
  })
}
