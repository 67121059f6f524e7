import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStoredData } from '#platform/kept/use-stored-data.ts'

/** A saved search with something new in it. */
export type SearchNews = { readonly id: string; readonly name: string; readonly query: string; readonly line: string }

/** As stored, as far as every page reads it: without zod. */
export type StoredSearch = {
  readonly id: string
  readonly name: string
  readonly query: string
  readonly lookedAt: string
}

type Stored = { readonly searches: readonly StoredSearch[]; readonly version: string }

const NONE: readonly SearchNews[] = []

/** The person's saved searches, in their order. */
export function useSavedSearches(uid: string | undefined): Stored {
  const list = useStoredData('savedSearches', uid)
  return useMemo(() => {
    const entries = Array.isArray(list) ? list.filter(isEntry).toSorted((a, b) => a.place - b.place) : []
    return {
      searches: entries.map(({ item }) => item),
      version: entries.map(({ id, rev }) => `${id} ${rev}`).join(),
    }
  }, [list])
}

/** Saved searches with news. The pack and the code load only if there is one. */
export function useSearchNews(uid: string | undefined): readonly SearchNews[] {
  const { searches, version } = useSavedSearches(uid)
  const { data } = useQuery({
    queryKey: ['search-news', uid, version],
    queryFn: async () => (await import('./news-of-searches.ts')).newsOfSearches(searches),
    enabled: searches.length > 0,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    // A failure counts as no news; the next page tries again.
    retry: false,
  })
  return searches.length > 0 ? (data ?? NONE) : NONE
}

type Entry = { readonly id: string; readonly rev: number; readonly place: number; readonly item: StoredSearch }

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null || !('item' in entry) || !('place' in entry)) return false
  const { item, place } = entry
  const has = (name: string) => typeof Reflect.get(Object(item), name) === 'string'
  return typeof place === 'number' && ['id', 'name', 'query', 'lookedAt'].every(has)
}
