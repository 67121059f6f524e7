import type { Context } from 'hono'
import type { PageRoute } from '#catalogue/routes.ts'
import { type Principal, refusal } from '#domain/access.ts'
import { AppError } from '#domain/app-error.ts'
import type { Log } from '../log.ts'
import { createPageCache } from './page-cache.ts'
import { matchPage, pageAddress } from './page-match.ts'
import { type Prepared, prepare, pressed, sendPrepared } from './prepared.ts'
import type { Scope } from './request-scope.ts'
import { type Outside, pageHeaders, pagePolicy } from './security-headers.ts'
import { traceOf } from './trace.ts'
import { withinLimits } from './work-limit.ts'

/** The app's server half: an address in, a whole page out. `cookie` belongs to the person who asks, where the page depends on it. */
export type Render = (address: string, cookie: string | undefined) => Promise<Response>

const CACHE = { freshMs: 5_000, staleMs: 60_000, maxBytes: 32 * 1024 * 1024 }
const NOT_FOUND: PageRoute = { path: '/{unknown}', title: '', description: '', access: 'anyone' }

export type PageParts = {
  readonly render: Render
  readonly identify: (request: Request) => Promise<Principal>
  /** Milliseconds that only ever go on. */
  readonly clock: () => number
  readonly outside: Outside
}

/** Public HTML is the same for everybody, so it is rendered once and sent compressed; only /admin asks who is there. */
export function createPages({ render, identify, clock, outside }: PageParts, log: Log) {
  const cache = createPageCache({ ...CACHE, now: clock })
  /** Pages that were asked for again and have not changed: worth all the effort, once, while nobody waits. */
  const smallest = new WeakSet<Prepared>()

  async function answer(c: Context<Scope>): Promise<Response> {
    const url = new URL(c.req.url)
    const { pathname } = url
    // One slash in front: two would lead to another site.
    if (/^\/\/|.\/$/.test(pathname)) return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}`, 308)

    const route = matchPage(pathname) ?? NOT_FOUND
    const trace = traceOf(c.env.incoming)
    if (trace) trace.place = route.path
    // Whatever unknown address is asked for, the page that says so is one and the same.
    const address = route === NOT_FOUND ? '/404' : pageAddress(url, route)
    const page =
      route.access === 'admin'
        ? await personalPage(route, address, c.req.raw)
        : await cache.get(address, (...before) => publicPage(route, address, ...before))
    return sendPrepared(page, c.req.raw.headers)
  }

  /** Somebody may be content with an older page, so a failure is told to the log here. */
  async function rendered(route: PageRoute, address: string, cookie: string | undefined) {
    try {
      const response = await withinLimits(() => render(address, cookie))
      if (response.status >= 500) log.error('page failed', { place: route.path, status: response.status })
      return response
    } catch (cause) {
      if (!(cause instanceof AppError)) log.error('page failed', { place: route.path, cause })
      throw cause
    }
  }

  async function publicPage(route: PageRoute, address: string, previous: Prepared | undefined, awaited: boolean) {
    const response = await rendered(route, address, undefined)
    const html = await response.text()
    const unchanged = previous?.status === response.status && sameButForTimes(previous, html)
    if (!unchanged) return preparePage(html, route, response, 'public, no-cache', outside)
    if (awaited || smallest.has(previous)) return previous
    const page = await pressed(previous)
    smallest.add(page)
    return page
  }

  async function personalPage(route: PageRoute, address: string, request: Request) {
    const refused = refusal(route.access, await identify(request))
    const response = await rendered(route, address, request.headers.get('cookie') ?? undefined)
    const page = await preparePage(await response.text(), route, response, 'private, no-store', outside)
    return refused ? { ...page, status: 403 } : page
  }

  return { answer, fresh: cache.fresh }
}

function preparePage(
  html: string,
  route: PageRoute,
  { status, headers }: Response,
  caching: string,
  outside: Outside,
): Promise<Prepared> {
  const location = headers.get('location')
  const about = {
    place: route.path,
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching,
      'content-security-policy': pagePolicy(html, outside),
      ...pageHeaders,
      ...(route.popup && { 'cross-origin-opener-policy': 'unsafe-none' }),
      ...(route.access !== 'anyone' && { 'x-robots-tag': 'noindex' }),
      // The app answered with another address instead of a page.
      ...(location && { location }),
    },
  }
  return prepare(new TextEncoder().encode(html), about, 'fast')
}

/** As Start and Query write them into their state. */
const TIMES = /\b(u|dehydratedAt|dataUpdatedAt|errorUpdatedAt):\d+/g

/** A page carries the times of its making. Where nothing else changed the old copy stays, so that browsers may keep theirs. */
function sameButForTimes({ forms }: Prepared, html: string) {
  const timeless = (text: string) => text.replaceAll(TIMES, '')
  return timeless(new TextDecoder().decode(forms.identity.body)) === timeless(html)
}
