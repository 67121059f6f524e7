import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { newsCountries } from '#catalogue/news.ts'
import { storageKeys } from '#catalogue/storage-keys.ts'
import type { NewsPreferences } from '#domain/kept/news-preferences.ts'
import { type NewsChoice, newsAddressOf } from '#domain/news/news-choice.ts'
import type { NewsList } from '#domain/news/news-list.ts'
import type { NewsSearch } from '#domain/news/news-search.ts'
import type { StoryAnswer } from '#domain/news/story.ts'
import type { ApiClient, Tagged } from '#platform/api/api-client.ts'
import { persisted } from '#platform/api/query-cache.ts'

/** Imported late: the page comes with its data, and the contract pulls in zod. */
const contract = async () => (await import('#domain/api/news-contract.ts')).newsApi

/** §9: what a visitor reads. */
export const defaultPreferences: NewsPreferences = storageKeys.newsPreferences.default

/** The country of §9's default location. */
const HOME = 'in'

/**
 * What the address asks for; where it says nothing, the reader's preferences. `near`: the reader's country, which comes
 * first. Local news are of one country: that one, else the default location's.
 */
export function choiceFor(
  { category, country, provider }: NewsSearch,
  { preferredCategories, preferredCountries, preferredProviders }: NewsPreferences = defaultPreferences,
  near?: string,
): NewsChoice {
  const here = near !== undefined && Object.hasOwn(newsCountries, near) ? [near] : []
  const local = category === 'local' ? [here[0] ?? HOME] : undefined
  const countries = country ? [country] : (local ?? [...new Set([...here, ...preferredCountries])])
  return {
    categories: category ? [category] : (preferredCategories as NewsChoice['categories']),
    countries: countries as NewsChoice['countries'],
    providers: provider ? [provider] : (preferredProviders as NewsChoice['providers']),
  }
}

export type KnownNews = Tagged<NewsList>

/** Requests under way, by what they ask for: the list and the bell may ask in the same moment. */
const underWay = new WeakMap<ApiClient, Map<string, Promise<KnownNews>>>()

/** Conditional where something is known. */
export function readNews(client: ApiClient, choice: NewsChoice, known?: KnownNews): Promise<KnownNews> {
  const query = newsAddressOf(choice)
  const key = JSON.stringify([query, known?.tag])
  const asked = underWay.get(client) ?? new Map<string, Promise<KnownNews>>()
  underWay.set(client, asked)
  const answer =
    asked.get(key) ??
    contract()
      .then(({ news }) => client.read(news, { query }, known))
      .finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}

/** The list, fetched or stored; from then on only `useRefreshedNews` asks, so that nothing moves under the reader. */
export const newsQuery = (client: ApiClient, choice: NewsChoice, { revalidate = false } = {}) =>
  queryOptions<KnownNews>({
    queryKey: ['news', newsAddressOf(choice)],
    queryFn: () => readNews(client, choice),
    ...persisted('preferences', { revalidate }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // The loader has just tried; asking again would delay the error.
    retryOnMount: false,
    placeholderData: keepPreviousData,
  })

const STALE_MS = 10 * 60_000

export const readStory = async (client: ApiClient, id: string): Promise<StoryAnswer> =>
  client.call((await contract()).story, undefined, { params: { id } })

export const storyQuery = (client: ApiClient, id: string) =>
  queryOptions<StoryAnswer>({
    queryKey: ['story', id],
    queryFn: () => readStory(client, id),
    staleTime: STALE_MS,
    retryOnMount: false,
    refetchOnWindowFocus: false,
  })
