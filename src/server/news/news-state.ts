import type { FeedId } from '#catalogue/feeds.ts'
import type { FeedStatus } from '#domain/api/feed-status.ts'
import { groupStories } from '#domain/news/same-story.ts'
import type { Database } from '../db/database.ts'
import { feedStatuses } from '../feeds/feed-collection.ts'
import { articlesVersion, type ListedArticle, newestArticles } from './article-collection.ts'

/** What is known of the news at a moment; lists are made of it without asking anybody. */
export type NewsState = {
  readonly version: string
  /** Articles, those of one story together. */
  readonly groups: readonly (readonly ListedArticle[])[]
  readonly groupOf: ReadonlyMap<string, readonly ListedArticle[]>
  /** Every source that was asked has refused. */
  readonly failed: boolean
  readonly asOf: string | null
  readonly nextAt: string | null
}

export const nothingKnown: NewsState = {
  version: '',
  groups: [],
  groupOf: new Map(),
  failed: false,
  asOf: null,
  nextAt: null,
}

/** A day of 23 feeds has some 800. */
const MOST_ARTICLES = 1_500

/** Reads articles only where they changed. */
export async function readNewsState(
  db: Database,
  ids: readonly FeedId[],
  before: NewsState,
  now: Date,
): Promise<NewsState> {
  const [statuses, version] = [await feedStatuses(db, ids), await articlesVersion(db)]
  const stories = version === before.version ? before : groupsOf(await newestArticles(db, MOST_ARTICLES))
  return { version, groups: stories.groups, groupOf: stories.groupOf, ...healthOf(statuses, now.toISOString()) }
}

function groupsOf(articles: readonly ListedArticle[]): Pick<NewsState, 'groups' | 'groupOf'> {
  const groups = groupStories(articles)
  return { groups, groupOf: new Map(groups.flatMap((group) => group.map(({ id }) => [id, group] as const))) }
}

type Status = Omit<FeedStatus, 'title'>

function healthOf(statuses: readonly Status[], now: string): Pick<NewsState, 'failed' | 'asOf' | 'nextAt'> {
  const asked = statuses.flatMap(({ last }) => last ?? [])
  const newest = (times: readonly string[]) => [...times].sort().at(-1) ?? null
  // One that fails is asked again and again; where others are good, it says nothing about when there is more.
  const good = statuses.filter(({ last }) => last?.outcome !== 'refused')
  const next = (of: readonly Status[]) =>
    of
      .flatMap(({ nextAt }) => (nextAt && nextAt > now ? [nextAt] : []))
      .sort()
      .at(0)
  return {
    failed: asked.length > 0 && asked.every(({ outcome }) => outcome === 'refused'),
    asOf: newest(statuses.flatMap(({ lastGood }) => lastGood?.startedAt ?? [])),
    nextAt: next(good) ?? next(statuses) ?? null,
  }
}
