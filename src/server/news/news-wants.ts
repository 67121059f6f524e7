import type { NewsChoice } from '#domain/news/news-choice.ts'
import type { Database } from '../db/database.ts'
import { makeDue } from '../feeds/feed-collection.ts'
import { queriesFor } from './headlines-feed.ts'
import { wantedQueries, wantQueries } from './news-query-collection.ts'

/** What somebody wants is noted once in a while, not with every reader. */
const NOTED_MS = 10 * 60_000

/** Notes what the headlines service must be asked for. One that is new is asked at the feeds' next look. */
export function createNewsWants(db: Database, clock: () => Date) {
  const noted = new Map<string, number>()
  return async (choice: NewsChoice): Promise<void> => {
    const now = clock()
    const queries = queriesFor(choice).filter((query) => now.getTime() - (noted.get(query) ?? 0) > NOTED_MS)
    if (queries.length === 0) return
    for (const query of queries) noted.set(query, now.getTime())
    const known = await wantedQueries(db, now)
    await wantQueries(db, queries, now)
    if (queries.some((query) => !known.has(query))) await makeDue(db, 'news-service', now)
  }
}
