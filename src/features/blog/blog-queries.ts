import { queryOptions } from '@tanstack/react-query'
import { searchText } from '#domain/api/search-text.ts'
import type { BlogSearch } from '#domain/blog/blog-search.ts'
import type { PostCard } from '#domain/blog/post-answers.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

/** Imported late: the page comes with its data, and the contract pulls in zod. */
const contract = async () => (await import('#domain/api/blog-contract.ts')).blogApi

const STALE_MS = 5 * 60_000

export const postsQuery = (client: ApiClient, search: BlogSearch) =>
  queryOptions({
    queryKey: ['posts', searchText(search)],
    queryFn: async () => {
      const { q, tag, page } = search
      const query = { ...(q && { q }), ...(tag && { tag }), ...(page && { page: String(page) }) }
      return client.call((await contract()).findPosts, undefined, { query })
    },
    staleTime: STALE_MS,
    retryOnMount: false,
  })

export const postQuery = (client: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: async () => client.call((await contract()).post, undefined, { params: { slug } }),
    staleTime: STALE_MS,
    retryOnMount: false,
  })

/** Suggestions for an unknown address. */
export async function nearPosts(client: ApiClient, slug: string): Promise<readonly PostCard[]> {
  const { nearPosts } = await contract()
  const { near } = await client.call(nearPosts, undefined, { params: { slug } }).catch(() => ({ near: [] }))
  return near
}
