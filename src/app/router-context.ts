import { QueryClient } from '@tanstack/react-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { type ApiClient, createApiClient } from '#platform/api/api-client.ts'
import type { RenderContext } from './render-context.ts'

/** What every loader gets. */
export type RouterContext = { api: ApiClient; queries: QueryClient; origin: string }

export function createRouterContext(): RouterContext {
  const server = getGlobalStartContext() as RenderContext | undefined
  return {
    api: createApiClient(server?.apiFetch ?? ((path, init) => fetch(path, init))),
    origin: server?.origin ?? location.origin,
    queries: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } }),
  }
}
