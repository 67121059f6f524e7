import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { PageRoute } from '#catalogue/routes.ts'
import { type Principal, refusal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import { copyTypeOfRoute } from '#domain/kept/copied-pages.ts'
import { COPY_TYPE_HEADER } from '#domain/kept/offline-copy.ts'
import { createTurns } from '../limits/turns.ts'
import type { Log } from '../log.ts'
import { type CachedResponse, prepare, recompressed, sendCached } from './cached-response.ts'
import type { CallSources } from './endpoint.ts'
import { limits } from './limits.ts'
import { createPageCache, type MadePage } from './page-cache.ts'
import { matchPage } from './page-match.ts'
import type { Scope } from './request-scope.ts'
import { emptyPolicy, type Outside, pageHeaders, pagePolicy } from './security-headers.ts'
import { traceOf } from './trace.ts'
import { withinLimits } from './work-limit.ts'

/** A page as the app's `first-paint` made it, and what its content policy must allow. */
export type Rendered = {
  readonly status: number
  /** Set if the app redirected. */
  readonly location: string | null
  /** The script with the page's state: fetched by URL, or inline with a nonce. */
  readonly state: { readonly text: string; readonly hash: string } | undefined
  /** Our inline scripts and style. */
  readonly scripts: readonly string[]
  readonly style: string
  /** Of the framework's own inline scripts. */
  readonly nonce: string | undefined
  readonly html: (state: { readonly address: string } | { readonly nonce: string }) => string
}

/** The server-side app: a URL in, a whole page out. `cookie` is the reader's, if the page depends on it. */
export type Render = (address: string, cookie: string | undefined) => Promise<Rendered>

const CACHE = { freshMs: 5_000, staleMs: 60_000, maxBytes: 32 * 1024 * 1024 }
/** Readers fetch files and state next; rendering would delay them. */
const RENEW_AFTER_MS = 2_000
const STATE_PATH = '/page-state/'
const NOT_FOUND: PageRoute = { path: '/{unknown}', title: '', description: '', access: 'anyone' }

export type PageParts = {
  readonly render: Render
  readonly identify: (request: Request) => Promise<Principal>
  readonly addressOf: CallSources['addressOf']
  /** Monotonic milliseconds. */
  readonly clock: () => number
  readonly outside: Outside
}

/** Public HTML is the same for everybody: rendered once and sent compressed; only /admin depends on the reader. */
export function createPages({ render, identify, addressOf, clock, outside }: PageParts, log: Log) {
  const later = (act: () => void) => void setTimeout(act, RENEW_AFTER_MS).unref()
  const compressions = createTurns(limits.recompressions)
  const recompress = (page: CachedResponse) => compressions('pages', () => recompressed(page))
  const cache = createPageCache({ ...CACHE, now: clock, later, recompress })
  // Rendering blocks the only thread: an address waits for its own renders, others do not.
  const turns = createTurns(limits.rendersPerAddress)

  async function answer(c: Context<Scope>): Promise<Response> {
    const url = new URL(c.req.url)
    const { pathname } = url
    // One leading slash: two would lead to another site.
    if (/^\/\/|.\/$/.test(pathname)) return c.redirect(`/${pathname.split('/').filter(Boolean).join('/')}`, 308)

    const { route, address } = placeOf(url)
    name(c, route.path)
    const page =
      route.access === 'admin'
        ? await personalPage(route, address, c)
        : await cache.get(address, (previous) => publicPage(route, address, askerOf(c), previous))
    return sendCached(page, c.req.raw.headers)
  }

  /** A public page's state: `/page-state/{hash}?of={the page's URL}`. */
  async function state(c: Context<Scope>): Promise<Response> {
    name(c, STATE_PATH)
    const url = new URL(c.req.url)
    const of = url.searchParams.get('of') ?? ''
    const page = URL.parse(of, url.origin)
    if (!page || page.origin !== url.origin || !of.startsWith('/')) throw new AppError('not-found')
    const { route, address } = placeOf(page)
    if (route.access === 'admin') throw new AppError('not-found')
    const found = await cache.state(address, url.pathname + url.search, (...before) =>
      publicPage(route, address, askerOf(c), ...before),
    )
    if (!found) throw new AppError('not-found')
    return sendCached(found, c.req.raw.headers)
  }

  const askerOf = (c: Context<Scope>) => addressOf(c.req.raw, c.env.incoming?.socket.remoteAddress)

  /** Logs failures: readers may get an older page instead. */
  async function rendered(route: PageRoute, address: string, asker: string, cookie: string | undefined) {
    try {
      const response = await turns(asker, () => withinLimits(() => render(address, cookie)))
      if (response.status >= 500) log.error('page failed', { place: route.path, status: response.status })
      return response
    } catch (cause) {
      if (!(cause instanceof AppError)) log.error('page failed', { place: route.path, cause })
      throw cause
    }
  }

  async function publicPage(route: PageRoute, address: string, asker: string, previous: MadePage | undefined) {
    const made = await rendered(route, address, asker, undefined)
    const stateAddress = made.state ? `${STATE_PATH}${made.state.hash}?of=${encodeURIComponent(address)}` : ''
    const html = made.html({ address: stateAddress })
    if (previous?.page.status === made.status && textOf(previous.page) === html) return previous
    const [page, state] = await Promise.all([
      preparePage(html, route, made, 'public, no-cache', pagePolicy(made, outside)),
      made.state && prepareState(made.state.text),
    ])
    return { page, state: state && { address: stateAddress, answer: state } }
  }

  async function personalPage(route: PageRoute, address: string, c: Context<Scope>) {
    const refused = refusal(route.access, await identify(c.req.raw))
    const made = await rendered(route, address, askerOf(c), c.req.raw.headers.get('cookie') ?? undefined)
    const nonce = made.nonce ?? randomBytes(16).toString('base64')
    const policy = pagePolicy({ ...made, nonce }, outside)
    const page = await preparePage(made.html({ nonce }), route, made, 'private, no-store', policy)
    return refused ? { ...page, status: 403 } : page
  }

  return { answer, state, fresh: cache.fresh, forget: cache.forget }
}

function preparePage(
  html: string,
  route: PageRoute,
  { status, location }: Rendered,
  caching: string,
  policy: string,
): Promise<CachedResponse> {
  const copyType = status === 200 && copyTypeOfRoute(route.path)
  const about = {
    place: route.path,
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching,
      'content-security-policy': policy,
      ...pageHeaders,
      ...(route.popup && { 'cross-origin-opener-policy': 'unsafe-none' }),
      ...(route.access !== 'anyone' && { 'x-robots-tag': 'noindex' }),
      ...(location && { location }),
      ...(copyType && { [COPY_TYPE_HEADER]: copyType }),
    },
  }
  return prepare(new TextEncoder().encode(html), about, 'fast')
}

/** The hash identifies one state: cacheable for ever. */
function prepareState(state: string): Promise<CachedResponse> {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': emptyPolicy,
    'x-robots-tag': 'noindex',
  }
  return prepare(new TextEncoder().encode(state), { place: STATE_PATH, headers }, 'fast')
}

const textOf = ({ forms }: CachedResponse) => new TextDecoder().decode(forms.identity.body)

/** All unknown URLs share one 404 page. */
const placeOf = (url: URL) => matchPage(url) ?? { route: NOT_FOUND, address: '/404' }

/** Sets the name in the log. */
function name(c: Context<Scope>, place: string) {
  const trace = traceOf(c.env.incoming)
  if (trace) trace.place = place
}
