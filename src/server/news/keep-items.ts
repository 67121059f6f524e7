import { articleOf, type ItemsAbout, type NewsItem } from '#domain/news/news-item.ts'
import type { Database } from '../db/database.ts'
import type { FeedResult } from '../feeds/feed.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { keepArticles } from './article-collection.ts'
import type { ReadItems } from './read-items.ts'

/** Keeps what was read of a source, and says how it went. */
export async function keepItems(
  db: Database,
  feed: string,
  read: ReadItems,
  aboutOf: (item: NewsItem) => ItemsAbout,
  now: Date,
): Promise<FeedResult> {
  if (!read.ok) throw new FeedError(read.reason, read.detail)
  const articles = read.items.map(([id, item]) => articleOf(item, id, aboutOf(item), now))
  const { added, changed, invalid } = await keepArticles(db, feed, articles, now)
  const days = articles.map(({ article }) => article.publishedAt.slice(0, 10))
  return {
    rows: articles.length,
    added,
    changed,
    rejected: { ...read.rejected, ...(invalid > 0 && { invalid }) },
    dataDay: days.reduce<string | null>((newest, day) => (newest === null || day > newest ? day : newest), null),
  }
}
