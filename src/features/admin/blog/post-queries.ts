import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { blogApi } from '#domain/api/blog-contract.ts'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const ownPostsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'posts'], queryFn: () => client.call(blogApi.ownPosts) })

/** Read anew whenever it is opened: another editor may have written it. */
export const editedPostQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin', 'post', id],
    queryFn: () => client.call(blogApi.editedPost, undefined, { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What readers would see. The text that is refused is not sent. */
export const previewQuery = (client: ApiClient, body: string) =>
  queryOptions({
    queryKey: ['admin', 'post-preview', body],
    queryFn: () => client.call(blogApi.previewPost, { body }),
    enabled: refusedMarkdown(body) === undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
