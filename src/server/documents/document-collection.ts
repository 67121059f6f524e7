import { and, eq, sql } from 'drizzle-orm'
import type { CollectionName } from '#domain/documents/document.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { documents } from '../db/schema.ts'
import type { Collection } from './collection.ts'
import { fieldSql, inCollection, isMoment, isNumber } from './document-indexes-collection.ts'

export type DocumentRow = typeof documents.$inferSelect
type Key = Pick<DocumentRow, 'collection' | 'id'>

export type Asked = {
  readonly where: Readonly<Record<string, string>>
  readonly order: string
  readonly descending: boolean
  readonly most: number
  /** The last one of the previous page: its sort value and id. */
  readonly after?: { readonly value: string | number; readonly id: string } | undefined
}

const keyIs = ({ collection, id }: Key) => and(eq(documents.collection, collection), eq(documents.id, id))

export async function findDocument(db: Database, key: Key): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(keyIs(key))
  return row
}

/** Row lock until the transaction ends. */
export async function lockDocument(tx: Database, key: Key): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(documents).where(keyIs(key)).for('update')
  return row
}

/** False if the id exists. */
export async function insertDocument(tx: Database, row: DocumentRow): Promise<boolean> {
  const added = await tx.insert(documents).values(row).onConflictDoNothing().returning({ id: documents.id })
  return added.length > 0
}

export async function replaceDocument(tx: Database, row: DocumentRow): Promise<void> {
  const { data, version, updatedAt } = row
  await tx.update(documents).set({ data, version, updatedAt }).where(keyIs(row))
}

export async function removeDocument(tx: Database, key: Key): Promise<void> {
  await tx.delete(documents).where(keyIs(key))
}

/** One index serves filter, order and cursor, so it reads only what it returns. */
export function findDocuments(db: Database, collection: Collection, asked: Asked): Promise<DocumentRow[]> {
  const field = sql.raw(fieldSql(collection, asked.order))
  const filters = Object.entries(asked.where).map(
    ([name, value]) => sql`${sql.raw(fieldSql(collection, name))} = ${typed(collection, name, value)}`,
  )
  const { after } = asked
  const compare = sql.raw(asked.descending ? '<' : '>')
  const direction = sql.raw(asked.descending ? 'desc' : 'asc')
  return db
    .select()
    .from(documents)
    .where(
      and(
        inCollection(collection),
        ...filters,
        after && sql`(${field}, id) ${compare} (${typed(collection, asked.order, after.value)}, ${after.id})`,
      ),
    )
    .orderBy(sql`${field} ${direction}`, sql`id ${direction}`)
    .limit(asked.most)
}

function typed(collection: Collection, field: string, value: string | number) {
  if (isMoment(field)) return sql`${value}::timestamptz`
  return isNumber(collection, field) ? sql`${value}::float8` : sql`${value}::text`
}

/** Counts by a field's value. */
export async function countBy(db: Database, name: CollectionName, field: string): Promise<Record<string, number>> {
  const found = await db.execute(
    sql`select data->>${field} as value, count(*)::int as count from documents where collection = ${name} group by 1`,
  )
  return Object.fromEntries(rowsOf<{ value: string; count: number }>(found).map(({ value, count }) => [value, count]))
}

export const countOwned = (db: Database, collection: CollectionName, owner: string): Promise<number> =>
  db.$count(documents, and(eq(documents.collection, collection), eq(documents.owner, owner)))
