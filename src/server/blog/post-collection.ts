import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Post } from '#domain/blog/post.ts'
import type { PostVersion } from '#domain/blog/post-answers.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { documents, jobs, postVersions } from '../db/schema.ts'

const NAME = 'posts'
const isPost = eq(documents.collection, NAME)

export type PostRow = {
  readonly id: string
  readonly version: number
  readonly updatedAt: Date
  readonly post: Post
}

/** Changes with every post that is added, changed or removed. */
export async function postStamp(db: Database): Promise<string> {
  const found = await db.execute(
    sql`select count(*)::int as count, coalesce(sum(version), 0)::int as versions, max(updated_at)::text as newest
      from documents where collection = 'posts'`,
  )
  const [row] = rowsOf<{ count: number; versions: number; newest: string | null }>(found)
  return `${row?.count} ${row?.versions} ${row?.newest}`
}

export async function allPosts(db: Database, most: number): Promise<PostRow[]> {
  const rows = await db.select().from(documents).where(isPost).orderBy(asc(documents.createdAt)).limit(most)
  return rows.map(({ id, version, updatedAt, data }) => ({ id, version, updatedAt, post: data as Post }))
}

export const countPosts = (db: Database): Promise<number> => db.$count(documents, isPost)

/** Writers take turns: an address is looked up and taken in one transaction. */
export async function lockPosts(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7201)`)
}

/** Whether another post has this address, or had it. */
export async function isSlugTaken(tx: Database, slug: string, exceptId: string): Promise<boolean> {
  const found = await tx.execute(
    sql`select id from documents where collection = 'posts' and id <> ${exceptId}
      and (data->>'slug' = ${slug} or data->'formerSlugs' ? ${slug}) limit 1`,
  )
  return rowsOf(found).length > 0
}

export async function keepVersion(
  tx: Database,
  row: {
    readonly post: string
    readonly version: number
    readonly data: Record<string, unknown>
    by: string
    at: Date
  },
  most: number,
): Promise<void> {
  await tx.insert(postVersions).values(row).onConflictDoNothing()
  await tx
    .delete(postVersions)
    .where(and(eq(postVersions.post, row.post), lt(postVersions.version, row.version - most + 1)))
}

export async function versionsOf(db: Database, id: string, present: number): Promise<PostVersion[]> {
  const rows = await db
    .select({
      version: postVersions.version,
      at: postVersions.at,
      by: postVersions.by,
      title: sql<string>`${postVersions.data}->>'title'`,
    })
    .from(postVersions)
    .where(and(eq(postVersions.post, id), lt(postVersions.version, present)))
    .orderBy(desc(postVersions.version))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export async function versionData(db: Database, id: string, version: number): Promise<Post | undefined> {
  const [row] = await db
    .select({ data: postVersions.data })
    .from(postVersions)
    .where(and(eq(postVersions.post, id), eq(postVersions.version, version)))
  return row?.data as Post | undefined
}

export async function forgetVersions(tx: Database, id: string): Promise<void> {
  await tx.delete(postVersions).where(eq(postVersions.post, id))
}

/**
 * Adds the posts that come with Banyan once for each version of them. One that an editor changed is left alone, and one
 * that was deleted stays deleted unless its text is new.
 */
export async function seedPosts(
  db: Database,
  name: string,
  posts: readonly { readonly id: string; readonly post: Post }[],
  now: Date,
): Promise<boolean> {
  const [done] = await db.select({ name: jobs.name }).from(jobs).where(eq(jobs.name, name))
  if (done) return false
  return db.transaction(async (tx) => {
    const first = await tx.insert(jobs).values({ name, lastRun: now }).onConflictDoNothing().returning()
    if (first.length === 0) return false
    for (const { id, post } of posts) {
      const data = post as Record<string, unknown>
      const row = { collection: NAME, id, owner: null, data, version: 1, createdAt: now, updatedAt: now }
      await tx.delete(documents).where(and(isPost, eq(documents.id, id), eq(documents.version, 1)))
      const added = await tx.insert(documents).values(row).onConflictDoNothing().returning({ id: documents.id })
      if (added.length > 0) await tx.delete(postVersions).where(eq(postVersions.post, id))
      if (added.length > 0) await tx.insert(postVersions).values({ post: id, version: 1, data, by: '', at: now })
    }
    return true
  })
}
