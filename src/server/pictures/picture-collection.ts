import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { pictures } from '../db/schema.ts'

export type PictureRow = typeof pictures.$inferSelect

/** The row of this file and owner: a second upload of it finds the first. */
export async function addPicture(db: Database, row: typeof pictures.$inferInsert): Promise<PictureRow> {
  const [added] = await db.insert(pictures).values(row).onConflictDoNothing().returning()
  if (added) return added
  const [known] = await db.select().from(pictures).where(sameFile(row.owner, row.hash))
  if (!known) throw new Error('The picture was removed meanwhile')
  return known
}

const sameFile = (owner: string, hash: string) => and(eq(pictures.owner, owner), eq(pictures.hash, hash))

export async function pictureById(db: Database, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  return row
}

export async function pictureOf(db: Database, hash: string, owner: string | undefined): Promise<boolean> {
  const mine = owner === undefined ? eq(pictures.hash, hash) : sameFile(owner, hash)
  const rows = await db.select({ id: pictures.id }).from(pictures).where(mine).limit(1)
  return rows.length > 0
}

export async function markReady(db: Database, id: string, size: { width: number; height: number }): Promise<void> {
  await db
    .update(pictures)
    .set({ state: 'ready', ...size })
    .where(eq(pictures.id, id))
}

export async function removePicture(db: Database, id: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.id, id))
}

export const waitingPictures = (db: Database): Promise<PictureRow[]> =>
  db.select().from(pictures).where(eq(pictures.state, 'waiting'))

/** Whether all of these are ready and this person's. */
export async function hasPictures(db: Database, owner: string, hashes: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(hashes)]
  if (wanted.length === 0) return true
  const ready = and(eq(pictures.owner, owner), inArray(pictures.hash, wanted), eq(pictures.state, 'ready'))
  return (await db.$count(pictures, ready)) === wanted.length
}

/** Rows older than this that no listing, draft or post names. */
export async function removeUnused(db: Database, before: Date): Promise<void> {
  const named = sql`select jsonb_path_query(data, '$.pictures[*].hash') #>> '{}' from documents
    where collection in ('listings', 'drafts', 'posts')
    union select data->'cover'->>'hash' from documents
    where collection = 'posts' and data->'cover'->>'hash' is not null
    union select data->>'floorPlan' from documents
    where collection in ('listings', 'drafts') and data->>'floorPlan' is not null`
  await db.delete(pictures).where(and(lt(pictures.createdAt, before), sql`${pictures.hash} not in (${named})`))
}

/** Every digest that a row has, for the sweep of files. */
export async function knownHashes(db: Database): Promise<Set<string>> {
  const rows = rowsOf<{ hash: string }>(await db.execute(sql`select distinct hash from pictures`))
  return new Set(rows.map(({ hash }) => hash))
}
