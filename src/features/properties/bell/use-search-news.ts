import { useQuery } from '@tanstack/react-query'
import { useSavedSearches } from './use-saved-searches.ts'

/** A saved search with something new in it. */
export type SearchNews = { readonly id: string; readonly name: string; readonly query: string; readonly line: string }

const NONE: readonly SearchNews[] = []

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
