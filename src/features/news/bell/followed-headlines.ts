import type { QueryClient } from '@tanstack/react-query'
import { subjectsIn } from '#domain/news/followed-lists.ts'
import type { FollowedSubject } from '#domain/news/followed-subject.ts'
import { headlineMatcher } from '#domain/news/match-headlines.ts'
import type { NewsChoice } from '#domain/news/news-choice.ts'
import type { StoredLists } from '#domain/news/stored-lists.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { openLate } from '#platform/kept/use-late-kept.ts'
import { browserValue } from '#platform/storage/browser-value.ts'
import { mayKeep } from '#platform/storage/consent-choice.ts'
import { choiceFor, newsQuery, readNews } from '../news-queries.ts'

/** A headline about something followed, and when it was published. */
export type FollowedHeadline = { readonly id: string; readonly at: number }

export type FollowedNews = {
  readonly found: readonly FollowedHeadline[]
  /** When to look again; undefined where the person wants no auto-refresh. */
  readonly dueAt: number | undefined
}

type Asked = {
  readonly uid: string
  readonly lists: StoredLists
  readonly client: ApiClient
  readonly queries: QueryClient
  readonly near: string | undefined
}
type Remembered = {
  readonly uid: string
  /** Of the names followed: a number that tells them from others, and nothing else. */
  readonly of: number
  readonly at: number
  readonly found: readonly FollowedHeadline[]
}

/** So that a tab does not ask again on every page load; only with consent. */
const remembered = browserValue('followedHeadlines', isRemembered)

export async function followedHeadlines({ uid, lists, client, queries, near }: Asked): Promise<FollowedNews> {
  const subjects = subjectsIn(lists)
  const preferences = (await openLate('newsPreferencesKind', uid)).read()
  const of = fingerprint(subjects)
  const last = remembered.read()
  const intervalMs = preferences.refreshInterval * 60_000
  const dueAfter = (at: number) => (preferences.autoRefresh ? at + intervalMs : undefined)
  const age = Date.now() - (last?.at ?? 0)
  if (last?.uid === uid && last.of === of && age >= 0 && age < intervalMs)
    return { found: last.found, dueAt: dueAfter(last.at) }
  const { answer } = await latestNews(client, queries, choiceFor({}, preferences, near), preferences.refreshInterval)
  const match = headlineMatcher(subjects)
  const found = answer.stories.flatMap((story) =>
    match(story).length > 0 ? [{ id: story.id, at: Date.parse(story.publishedAt) }] : [],
  )
  const at = Date.now()
  if (mayKeep('preferences')) remembered.write({ uid, of, at, found })
  return { found, dueAt: dueAfter(at) }
}

/** Never a stored copy of unknown age, and never put in the place of a list that somebody reads. */
async function latestNews(client: ApiClient, queries: QueryClient, choice: NewsChoice, minutes: number) {
  const { persister: _, ...options } = newsQuery(client, choice)
  const held = queries.getQueryState(options.queryKey)
  if (!held?.data) return queries.fetchQuery(options)
  const isNew = Date.now() - held.dataUpdatedAt < minutes * 60_000
  return isNew ? held.data : readNews(client, choice, held.data)
}

function fingerprint(subjects: readonly FollowedSubject[]): number {
  let sum = 0
  for (const sign of subjects.map(({ kind, id, name }) => `${kind} ${id} ${name}`).join('\n'))
    sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return sum
}

function isRemembered(value: unknown): value is Remembered | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { uid, of, at, found } = value as Partial<Record<keyof Remembered, unknown>>
  return (
    typeof uid === 'string' &&
    typeof of === 'number' &&
    typeof at === 'number' &&
    Array.isArray(found) &&
    found.every((one) => typeof one?.id === 'string' && typeof one.at === 'number')
  )
}
