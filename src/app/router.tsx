import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { searchText } from '#domain/api/search-text.ts'
import { needsScroll } from './needs-scroll.ts'
import type { RenderContext } from './render-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { createRouterContext } from './router-context.ts'
import { NotFound } from './shell/not-found.tsx'
import { PageError } from './shell/page-error.tsx'
import { Waiting } from './shell/waiting.tsx'

const SPINNER_AFTER_MS = 150

export function getRouter() {
  const context = createRouterContext()
  const nonce = (getGlobalStartContext() as RenderContext | undefined)?.nonce
  const router = createRouter({
    ...(nonce && { ssr: { nonce } }),
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageError,
    defaultPendingComponent: Waiting,
    defaultPendingMs: SPINNER_AFTER_MS,
    // Browser only: the server need not send a scroll script.
    scrollRestoration: typeof document !== 'undefined',
    // §2 has no trailing slashes; the server redirects them.
    trailingSlash: 'never',
    // Plain strings, not the router's JSON: `?q=1894` is a word, `{"a":1}` is no object.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = searchText(search)
      return text && `?${text}`
    },
    // Keeps URL encoding: `^NSEI` is `%5ENSEI`. Without this the server redirects that page to itself.
    rewrite: { output: ({ url }) => url },
  })
  if (router.options.scrollRestoration) {
    router.update({ ...router.options, scrollRestoration: needsScroll(router.history) })
  }
  setupRouterSsrQueryIntegration({ router, queryClient: context.queries })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
