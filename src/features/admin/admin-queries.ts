import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { adminApi } from '#domain/api/admin-contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

const first = null as string | null
const below = (after: string | null) => (after ? { after } : {})

export const overviewQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'overview'], queryFn: () => client.call(adminApi.adminOverview) })

export const usersQuery = (client: ApiClient, q: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', q],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      client.call(adminApi.listUsers, undefined, { query: { ...(q && { q }), ...below(pageParam) } }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ users }) => users),
  })

export const auditQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit'],
    initialPageParam: first,
    queryFn: ({ pageParam }) => client.call(adminApi.listAudit, undefined, { query: below(pageParam) }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })
