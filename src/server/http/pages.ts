import type { Hono } from 'hono'
import type { PageRoute } from '#catalogue/routes.ts'
import { type Principal, refusal } from '#domain/access.ts'
import { createPageCache } from './page-cache.ts'
import { matchPage, pageAddress } from './page-match.ts'
import { type Prepared, prepare, sendPrepared } from './prepared.ts'
import type { Scope } from './request-scope.ts'
import { pagePolicy } from './security-headers.ts'

/** The app's server half: an address in, a whole page out. `cookie` belongs to the person who asks, where the page depends on it. */
export type Render = (address: string, cookie: string | undefined) => Promise<Response>

const CACHE = { freshMs: 5_000, staleMs: 60_000, maxBytes: 32 * 1024 * 1024 }
const NOT_FOUND: PageRoute = { path: '/{unknown}', title: '', description: '', access: 'anyone' }

export type PageParts = { render: Render; identify: (request: Request) => Promise<Principal>; now: () => Date }

/** Public HTML is the same for everybody, so it is rendered once and sent compressed; only /admin asks who is there. */
export function mountPages(app: Hono<Scope>, { render, identify, now }: PageParts) {
  const cached = createPageCache({ ...CACHE, now: () => now().getTime() })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const { pathname } = url
    // One slash in front: two would lead to another site.
    if (/^\/\/|.\/$/.test(pathname)) return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}`, 308)

    const route = matchPage(pathname) ?? NOT_FOUND
    if (c.env.trace) c.env.trace.place = route.path
    // Whatever unknown address is asked for, the page that says so is one and the same.
    const address = route === NOT_FOUND ? '/404' : pageAddress(url, route)

    if (route.access === 'admin') {
      const status = refusal(route.access, await identify(c.req.raw)) ? 403 : undefined
      const page = await renderPage(() => render(address, c.req.header('cookie')), 'private, no-store', route)
      return page instanceof Response
        ? page
        : sendPrepared({ ...page, status: status ?? page.status }, c.req.raw.headers)
    }
    try {
      const page = await cached(address, async (previous) => {
        const made = await renderPage(() => render(address, undefined), 'public, no-cache', route, previous)
        if (made instanceof Response) throw made
        return made
      })
      return sendPrepared(page, c.req.raw.headers)
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      throw thrown
    }
  })
}

/** A prepared page, or the redirect that the app answered with instead. */
async function renderPage(render: () => Promise<Response>, caching: string, route: PageRoute, previous?: Prepared) {
  const response = await render()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  if (previous?.status === response.status && sameButForTimes(previous, html)) return previous
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching,
    'content-security-policy': pagePolicy(html),
    ...(route.access !== 'anyone' && { 'x-robots-tag': 'noindex' }),
  }
  return prepare(new TextEncoder().encode(html), headers, response.status)
}

/** A page carries the times of its making. Where nothing else changed the old copy stays, so that browsers may keep theirs. */
function sameButForTimes(previous: Prepared, html: string) {
  const timeless = (text: string) => text.replaceAll(/\b\d{13}\b/g, '')
  return timeless(new TextDecoder().decode(previous.bodies.identity)) === timeless(html)
}
