import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { CacheType } from '#domain/kept/consent.ts'
import { HOUR_MS } from '#domain/time/freshness.ts'
import { cacheSettings } from '#platform/storage/consent-choice.ts'

const REVALIDATE_MS = 30_000

/** Its code comes with the first query: most pages come with their data. Without it nothing is cached. */
const cache = () => import('#platform/storage/cache.ts').catch(() => undefined)

type Asked = {
  queryHash: string
  state: { data: unknown }
  setState(state: { dataUpdatedAt: number }): void
  fetch(): Promise<unknown>
}

/** Query options: served from the cache for the chosen hours. `revalidate`: shown at once and fetched anyway. */
export function persisted(type: CacheType, { revalidate = false } = {}) {
  return {
    staleTime: () => (revalidate ? REVALIDATE_MS : cacheSettings().duration * HOUR_MS),
    // The cached copy works offline.
    networkMode: 'offlineFirst' as const,
    persister: async <T, Key extends QueryKey>(
      ask: QueryFunction<T, Key>,
      context: QueryFunctionContext<Key>,
      query: Asked,
    ): Promise<T> => {
      // No cache during server rendering.
      if (typeof document === 'undefined') return ask(context)
      // Only on first use: later fetches mean the copy is stale or a refresh was requested.
      const kept = query.state.data === undefined ? await (await cache())?.readCache(type, query.queryHash) : undefined
      if (kept) {
        // Sets the copy's real age, after the query has marked it as fresh.
        setTimeout(() => {
          query.setState({ dataUpdatedAt: kept.at })
          if (revalidate) query.fetch().catch(() => {})
        })
        return kept.value as T
      }
      const value = await ask(context)
      void cache().then((loaded) => loaded?.writeCache(type, query.queryHash, value))
      return value
    },
  }
}
