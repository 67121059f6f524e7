import { count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Article, article as articleSchema } from '#domain/keeping/article.ts'
import { mergedArticle, type ReadArticle } from '#domain/news/news-item.ts'
import type { Database } from '../db/database.ts'
import { articles } from '../db/schema.ts'

const KEPT_MS = 30 * 24 * 3_600_000
/** How exact `seenAt` is: a feed that names the same articles every ten minutes writes nothing. */
const SEEN_MS = 6 * 3_600_000

export type KeptCounts = { added: number; changed: number; invalid: number }
/** What lists show. */
export type ListedArticle = Omit<Article, 'content'>

/** Keeps what a source names. What is kept already is merged with it. */
export async function keepArticles(
  db: Database,
  feed: string,
  read: readonly ReadArticle[],
  now: Date,
): Promise<KeptCounts> {
  const valid = read.filter(({ article }) => articleSchema.safeParse(article).success)
  const counts: KeptCounts = { added: 0, changed: 0, invalid: read.length - valid.length }
  // In one order, so that two feeds with the same articles wait for each other at most.
  let left = [...valid].sort((a, b) => (a.article.id < b.article.id ? -1 : 1))
  // What another feed has added meanwhile is there to be merged the second time.
  for (let tries = 0; tries < 3 && left.length > 0; tries += 1)
    left = await db.transaction((tx) => keepOnce(tx, feed, left, now, counts))
  return counts
}

/** Returns those that somebody else was adding at the same moment. */
async function keepOnce(
  tx: Database,
  feed: string,
  read: readonly ReadArticle[],
  now: Date,
  counts: KeptCounts,
): Promise<ReadArticle[]> {
  const ids = read.map(({ article }) => article.id)
  const rows = await tx.select().from(articles).where(inArray(articles.id, ids)).orderBy(articles.id).for('update')
  const known = new Map(rows.map((row) => [row.id, row]))
  const fresh = read.filter(({ article }) => !known.has(article.id))
  const changed: Article[] = []
  const seen: string[] = []
  for (const each of read) {
    const row = known.get(each.article.id)
    if (!row) continue
    const kept = articleOfRow(row)
    const next = mergedArticle(kept, each, row.feed === feed)
    if (sameText(kept) !== sameText(next)) changed.push(next)
    else if (now.getTime() - row.seenAt.getTime() > SEEN_MS) seen.push(row.id)
  }
  const added = await addArticles(tx, feed, fresh, now)
  for (const next of changed) await tx.update(articles).set(columnsOf(next, now)).where(eq(articles.id, next.id))
  if (seen.length > 0) await tx.update(articles).set({ seenAt: now }).where(inArray(articles.id, seen))
  counts.added += added.size
  counts.changed += changed.length
  return fresh.filter(({ article }) => !added.has(article.id))
}

async function addArticles(tx: Database, feed: string, fresh: readonly ReadArticle[], now: Date): Promise<Set<string>> {
  if (fresh.length === 0) return new Set()
  const rows = await tx
    .insert(articles)
    .values(fresh.map(({ article }) => ({ id: article.id, feed, ...columnsOf(article, now) })))
    .onConflictDoNothing()
    .returning({ id: articles.id })
  return new Set(rows.map(({ id }) => id))
}

const columnsOf = ({ id: _, content, ...article }: Article, now: Date) => ({
  article,
  content,
  publishedAt: new Date(article.publishedAt),
  seenAt: now,
  // By the database's clock: runs that began at one moment change things one after the other.
  changedAt: sql`clock_timestamp()`,
})

/** Fields in one order: the database returns them in its own. */
const sameText = (article: Article) => JSON.stringify(articleSchema.parse(article))

type Row = typeof articles.$inferSelect
const articleOfRow = ({ id, article, content }: Pick<Row, 'id' | 'article' | 'content'>): Article => ({
  ...article,
  id,
  content,
})

/** The newest ones, without their text. */
export async function newestArticles(db: Database, most: number): Promise<ListedArticle[]> {
  const rows = await db
    .select({ id: articles.id, article: articles.article })
    .from(articles)
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(most)
  return rows.map(({ id, article }) => ({ ...article, id }))
}

export async function keptArticle(db: Database, id: string): Promise<Article | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id))
  return row && articleOfRow(row)
}

/** Another value says that articles came, changed or went. */
export async function articlesVersion(db: Database): Promise<string> {
  const changed = sql<string | null>`max(${articles.changedAt})::text`
  const [row] = await db.select({ count: count(), changed }).from(articles)
  return `${row?.count} ${row?.changed}`
}

/** Articles that no source has named for 30 days. */
export async function forgetOldArticles(db: Database, now: Date): Promise<void> {
  await db.delete(articles).where(lt(articles.seenAt, new Date(now.getTime() - KEPT_MS)))
}

/** Of the newest, for search engines. */
export async function articleIds(db: Database, most: number): Promise<string[]> {
  const rows = await db.select({ id: articles.id }).from(articles).orderBy(desc(articles.publishedAt)).limit(most)
  return rows.map(({ id }) => id)
}
