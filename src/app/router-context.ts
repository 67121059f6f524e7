import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { AppError } from '#domain/api/app-error.ts'
import type { SetUp } from '#domain/api/site-setup.ts'
import { type ApiClient, createApiClient } from '#platform/api/api-client.ts'
import { checkSession } from '#platform/session/session.ts'
import type { RenderContext } from './render-context.ts'

/** The context of every loader. */
export type RouterContext = {
  api: ApiClient
  queries: QueryClient
  origin: string
  setUp: SetUp
  /** The page answers 410 instead of 404: it was there once. */
  isGone(): void
}

export function createRouterContext(): RouterContext {
  const server = getGlobalStartContext() as RenderContext | undefined
  return {
    api: createApiClient(server?.apiFetch ?? ((path, init) => fetch(path, init))),
    origin: server?.origin ?? location.origin,
    isGone() {
      if (server?.answer) server.answer.status = 410
    },
    // In the browser it comes with the page (`root.tsx`).
    setUp: server?.setUp ?? { google: false, mail: false, ipLocation: '', mapTiles: null },
    queries: new QueryClient({
      defaultOptions: {
        // `always`: offline requests fail and the page says so; by default they would be paused silently.
        queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
        mutations: { networkMode: 'always' },
      },
      queryCache: new QueryCache({ onError: recheckSession }),
      mutationCache: new MutationCache({ onError: recheckSession }),
    }),
  }
}

/** A 401 means the session ended: checks it, so that the guard reacts. */
function recheckSession(error: unknown) {
  if (error instanceof AppError && error.code === 'signed-out' && typeof document !== 'undefined') void checkSession()
}
