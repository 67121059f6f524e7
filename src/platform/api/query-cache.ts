import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { CacheType } from '#domain/kept/consent.ts'
import { HOUR_MS } from '#domain/time/freshness.ts'
import { readCache, writeCache } from '#platform/storage/cache.ts'
import { cacheSettings } from '#platform/storage/consent-choice.ts'

const REVALIDATE_MS = 30_000

type Asked = {
  queryHash: string
  state: { data: unknown }
  setState(state: { dataUpdatedAt: number }): void
  fetch(): Promise<unknown>
}

/** Query options: served from the cache for the chosen hours. `revalidate`: shown at once, and fetched all the same. */
export function persisted(type: CacheType, { revalidate = false } = {}) {
  return {
    staleTime: () => (revalidate ? REVALIDATE_MS : cacheSettings().duration * HOUR_MS),
    // Also without a network: the copy needs none.
    networkMode: 'offlineFirst' as const,
    persister: async <T, Key extends QueryKey>(
      ask: QueryFunction<T, Key>,
      context: QueryFunctionContext<Key>,
      query: Asked,
    ): Promise<T> => {
      // The server's answers are nobody's to keep.
      if (typeof document === 'undefined') return ask(context)
      // Only the first time: later it is asked because what was kept is too old, or somebody wants it anew.
      const kept = query.state.data === undefined ? await readCache(type, query.queryHash) : undefined
      if (kept) {
        // As old as it is, once the query has taken it for new.
        setTimeout(() => {
          query.setState({ dataUpdatedAt: kept.at })
          if (revalidate) query.fetch().catch(() => {})
        })
        return kept.value as T
      }
      const value = await ask(context)
      void writeCache(type, query.queryHash, value)
      return value
    },
  }
}
