import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'

/** What an admin decided about a request, or somebody asked about a listing. */
export type CreatorNews = { readonly id: string; readonly line: string; readonly isEnquiry: boolean }

const NONE: readonly CreatorNews[] = []
const MINUTE_MS = 60_000

/** Of people who sent a request from this browser; nobody else asks the server. */
export function useCreatorNews(uid: string | undefined, client: ApiClient): readonly CreatorNews[] {
  const list = useStoredData('creatorRequests', uid)
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined
  const known = typeof last === 'object' && last !== null && 'status' in last ? String(last.status) : undefined
  const { data } = useQuery({
    queryKey: ['documents', uid, 'creator-news', known],
    queryFn: async () => (await import('./creator-news.ts')).creatorNews(client, uid ?? '', known ?? ''),
    enabled: known !== undefined && uid !== 'demo',
    staleTime: MINUTE_MS,
    // A failure counts as no news.
    retry: false,
  })
  return known === undefined ? NONE : (data ?? NONE)
}
