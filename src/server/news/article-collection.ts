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
  if (valid.length === 0) return counts
  // In one order, so that two feeds with the same articles wait for each other at most.
  const sorted = [...valid].sort((a, b) => (a.article.id < b.article.id ? -1 : 1))
  await db.transaction(async (tx) => {
    const ids = sorted.map(({ article }) => article.id)
    const rows = await tx.select().from(articles).where(inArray(articles.id, ids)).orderBy(articles.id).for('update')
    const known = new Map(rows.map((row) => [row.id, row]))
    const changed: (Article & { readonly feed: string })[] = []
    const seen: string[] = []
    for (const each of sorted) {
      const row = known.get(each.article.id)
      const kept = row && articleOfRow(row)
      const next = kept ? mergedArticle(kept, each, row.feed === feed) : each.article
      if (!kept) counts.added += 1
      else if (sameText(kept) !== sameText(next)) counts.changed += 1
      else {
        if (now.getTime() - row.seenAt.getTime() > SEEN_MS) seen.push(row.id)
        continue
      }
      changed.push({ ...next, feed: row?.feed ?? feed })
    }
    await writeArticles(tx, changed, now)
    if (seen.length > 0) await tx.update(articles).set({ seenAt: now }).where(inArray(articles.id, seen))
  })
  return counts
}

async function writeArticles(tx: Database, changed: readonly (Article & { feed: string })[], now: Date): Promise<void> {
  if (changed.length === 0) return
  await tx
    .insert(articles)
    .values(
      changed.map(({ id, feed, content, ...article }) => ({
        id,
        feed,
        article,
        content,
        publishedAt: new Date(article.publishedAt),
        seenAt: now,
        // By the database's clock: runs that began at one moment change things one after the other.
        changedAt: sql`clock_timestamp()`,
      })),
    )
    .onConflictDoUpdate({
      target: articles.id,
      set: {
        article: sql`excluded.article`,
        content: sql`excluded.content`,
        publishedAt: sql`excluded.published_at`,
        seenAt: sql`excluded.seen_at`,
        changedAt: sql`excluded.changed_at`,
      },
    })
}

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
