import { servicePapers } from '#catalogue/news.ts'
import { LateCall } from '#domain/api/worker-rpc.ts'
import { defaultNewsChoice, type NewsCategory, type NewsChoice, type NewsCountry } from '#domain/news/news-choice.ts'
import type { ItemsAbout, NewsItem } from '#domain/news/news-item.ts'
import type { Feed, FeedTools } from '../feeds/feed.ts'
import { FeedError } from '../feeds/feed-error.ts'
import type { OutsideLimits } from '../feeds/outside-fetch.ts'
import { keepItems } from './keep-items.ts'
import { markAsked, wantedQueries, wantQueries } from './news-query-collection.ts'
import type { NewsReader } from './news-reader.ts'

export type HeadlinesService = { readonly address: string; readonly key: string; readonly everyMs: number }

const SOURCES = 'sources'
const MINUTE_MS = 60_000
/** The most that the service sends at once. */
const PAGE_SIZE = '100'
/** The lease of a run is five minutes. */
const MOST_MS = 3 * MINUTE_MS
/** Asking for the rest would fail too: the service is away, or the key is wrong, used up, or not for servers. */
const isForAll = ({ reason, detail = '' }: FeedError) =>
  reason === 'timeout' || reason === 'unreachable' || keyRefusals.includes(detail)
const keyRefusals = ['401', '403', '426', '429', 'apiKeyInvalid', 'apiKeyExhausted', 'apiKeyDisabled', 'rateLimited']

/** What a choice needs of the service: its papers, and each category in each country. `local` is ours, not its. */
export const queriesFor = ({ categories, countries }: NewsChoice): string[] => [
  SOURCES,
  ...categories
    .filter((category) => category !== 'local')
    .flatMap((category) => countries.map((country) => `${country}/${category}`)),
]

/** The service refuses `sources` beside `country` or `category`, so each request has either. */
export function parametersOf(query: string): URLSearchParams {
  const [country = '', category = ''] = query.split('/')
  const which: Record<string, string> =
    query === SOURCES ? { sources: Object.keys(servicePapers).join() } : { country, category }
  return new URLSearchParams({ ...which, pageSize: PAGE_SIZE })
}

/** `top-headlines` of NewsAPI or a service like it. Each query once per interval, however many readers want it. */
export function headlinesFeed({ address, key, everyMs }: HeadlinesService, reader: NewsReader): Feed {
  const limits: OutsideLimits = {
    ms: 10_000,
    bytes: 2_000_000,
    types: /json|^text\/plain/i,
    // In a header, so that it is in no address, no log and no redirect.
    headers: { 'x-api-key': key },
  }
  const ask = async (query: string, { db, now, fetchBytes }: FeedTools) => {
    const bytes = await fetchBytes(`${address}/top-headlines?${parametersOf(query)}`, limits)
    const read = await reader.readHeadlines(bytes, now.getTime())
    const kept = await keepItems(db, `news-service:${query}`, read, (item) => aboutOf(query, item), now)
    await markAsked(db, query, now)
    return kept
  }
  return {
    id: 'news-service',
    everyMs,
    async run(tools) {
      const { db, now, lastGood } = tools
      await wantQueries(db, queriesFor(defaultNewsChoice), now)
      const due = dueQueries(await wantedQueries(db, now), now, everyMs)
      const total = { rows: 0, added: 0, changed: 0, rejected: {} as Record<string, number> }
      let dataDay = lastGood?.dataDay ?? null
      let refused: FeedError | undefined
      let answered = 0
      const until = performance.now() + MOST_MS
      for (const query of due) {
        try {
          const kept = await ask(query, tools)
          answered += 1
          total.rows += kept.rows
          total.added += kept.added
          total.changed += kept.changed
          for (const [why, count] of Object.entries(kept.rejected))
            total.rejected[why] = (total.rejected[why] ?? 0) + count
          if (kept.dataDay && kept.dataDay > (dataDay ?? '')) dataDay = kept.dataDay
        } catch (error) {
          refused = asFeedError(error)
          total.rejected.queries = (total.rejected.queries ?? 0) + 1
          if (isForAll(refused)) break
        }
        if (performance.now() > until) break
      }
      if (refused && answered === 0) throw refused
      return { ...total, dataDay, againMs: untilNext(await wantedQueries(db, now), now, everyMs) }
    },
  }
}

function asFeedError(error: unknown): FeedError {
  if (error instanceof FeedError) return error
  if (error instanceof LateCall) return new FeedError('slow-to-read')
  throw error
}

/** Runs are not exact to the second. */
const EARLY_MS = 30_000
/** Any reader can want any query, and the key is the operator's: so many besides the defaults, per interval. */
export const MOST_EXTRA = 5

/** The defaults first, then those that were not asked for the longest time. */
export function dueQueries(wanted: ReadonlyMap<string, Date | null>, now: Date, everyMs: number): string[] {
  const defaults = new Set(queriesFor(defaultNewsChoice))
  const isDue = (asked: Date | null) => !asked || now.getTime() - asked.getTime() >= everyMs - EARLY_MS
  const extra = [...wanted].filter(([query]) => !defaults.has(query))
  const room = MOST_EXTRA - extra.filter(([, asked]) => !isDue(asked)).length
  const waiting = extra
    .filter(([, asked]) => isDue(asked))
    .sort(([, one], [, other]) => (one?.getTime() ?? 0) - (other?.getTime() ?? 0))
  return [
    ...[...defaults].filter((query) => isDue(wanted.get(query) ?? null)),
    ...waiting.slice(0, Math.max(0, room)).map(([query]) => query),
  ]
}

/** One that was refused waits the whole interval. */
function untilNext(wanted: ReadonlyMap<string, Date | null>, now: Date, everyMs: number): number {
  const left = [...wanted.values()].map((asked) => (asked ? asked.getTime() + everyMs - now.getTime() : everyMs))
  return Math.max(MINUTE_MS, Math.min(everyMs, ...left.filter((ms) => ms > 0)))
}

function aboutOf(query: string, { source }: NewsItem): ItemsAbout {
  const [country, category] = query.split('/')
  const paper = Object.entries(servicePapers).find(([id]) => id === source?.id)?.[1]
  const known = query === SOURCES ? (paper ?? { category: 'general', country: 'in' }) : { category, country }
  return {
    source: source ?? { id: null, name: 'Unknown' },
    category: known.category as NewsCategory,
    country: known.country as NewsCountry,
    language: 'en',
  }
}
