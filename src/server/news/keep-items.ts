import { articleOf, type ItemsAbout, type NewsItem } from '#domain/news/news-item.ts'
import type { Database } from '../db/database.ts'
import type { FeedResult } from '../feeds/feed.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { startWorkThread, threadFile } from '../market/work-thread.ts'
import { keepArticles } from './article-collection.ts'
import { type NewsWork, newsWorkMethods } from './news-work.ts'
import type { ReadItems } from './read-items.ts'

export type NewsReader = {
  readonly readPaper: (...args: Parameters<NewsWork['readPaper']>) => Promise<ReadItems>
  readonly readHeadlines: (...args: Parameters<NewsWork['readHeadlines']>) => Promise<ReadItems>
  stop(): Promise<void>
}

/** Reads files on a thread, one after the other: a file that never ends takes no other one with it. */
export function startNewsReader(): NewsReader {
  const thread = startWorkThread(threadFile(import.meta.url, 'news-thread-entry'), newsWorkMethods, {
    isBackground: true,
  })
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
  return {
    readPaper: (...args) => inTurn(() => thread.readPaper(...args)),
    readHeadlines: (...args) => inTurn(() => thread.readHeadlines(...args)),
    stop: thread.stop,
  }
}

/** Keeps what was read of a source, and says how it went. */
export async function keepItems(
  db: Database,
  feed: string,
  read: ReadItems,
  aboutOf: (item: NewsItem) => ItemsAbout,
  now: Date,
): Promise<Required<Omit<FeedResult, 'againMs'>>> {
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
