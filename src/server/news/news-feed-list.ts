import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type FeedId, feeds, type NewsFeedId } from '#catalogue/feeds.ts'
import { newsCategories, newsCountries, newsProviders } from '#catalogue/news.ts'
import type { NewsCategory, NewsCountry } from '#domain/news/news-choice.ts'
import type { ItemsAbout } from '#domain/news/news-item.ts'

/** A paper's feed, as set up. */
export type PaperFeed = {
  readonly id: NewsFeedId
  readonly title: string
  readonly address: string
  readonly about: ItemsAbout
}

const MOST_FEEDS = 100
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]])
const line = z.tuple([
  z.string().min(1).max(60),
  keysOf<NewsCategory>(newsCategories),
  keysOf<NewsCountry>(newsCountries),
  z.string().regex(/^[a-z]{2}$/),
  z.url({ protocol: /^https?$/ }).max(2_000),
])

/** `paper | category | country | language | address`, separated by semicolons; `off` for none. Nothing if invalid. */
export function readPaperFeeds(text: string): readonly PaperFeed[] | undefined {
  if (text.trim() === 'off') return []
  const lines = text
    .split(';')
    .map((each) => each.split('|').map((field) => field.trim()))
    .filter((fields) => fields.some(Boolean))
  const read = z.array(line).min(1).max(MOST_FEEDS).safeParse(lines)
  const feeds = read.data?.map(paperFeed)
  return feeds && new Set(feeds.map(({ id }) => id)).size === feeds.length ? feeds : undefined
}

function paperFeed([paper, category, country, language, address]: z.infer<typeof line>): PaperFeed {
  const known = Object.entries(newsProviders).find(([id]) => id === paper)
  const name = known?.[1] ?? paper
  const digest = createHash('sha256').update(address).digest('hex').slice(0, 8)
  return {
    id: `news:${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${category}-${digest}`,
    title: `${name}, ${newsCategories[category].toLowerCase()} (${newsCountries[country]})`,
    address,
    about: { source: { id: known?.[0] ?? null, name }, category, country, language },
  }
}

/** All sources by their names on screen, those of newspapers last. */
export const feedTitles = (papers: readonly PaperFeed[]): ReadonlyMap<FeedId, string> =>
  new Map<FeedId, string>([
    ...Object.entries(feeds).map(([id, { title }]) => [id as FeedId, title] as const),
    ...papers.map(({ id, title }) => [id, title] as const),
  ])
