import type { Context, Hono } from 'hono'
import { AppError } from '#domain/api/app-error.ts'
import { drawScene } from '#domain/property/drawing/draw-scene.ts'
import { drawFloorPlan } from '#domain/property/drawing/floor-plan.ts'
import { type CachedResponse, prepare, sendCached } from '../http/cached-response.ts'
import type { CallSources } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import { type KnownListing, publicListing } from './property-routes.ts'

/** Nothing in a picture loads, runs or is framed. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const MOST_KEPT = 400

/** Pictures of public listings. Drawn ones are drawn here; the address names the version, so it is cached for ever. */
export function listingPictures(app: Hono<Scope>, { db }: Pick<CallSources, 'db'>) {
  const kept = new Map<string, CachedResponse>()

  const answer = async (c: Context<Scope>, place: string, draw: (known: KnownListing) => string | undefined) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = place
    const key = c.req.path + new URL(c.req.url).search
    const found = kept.get(key) ?? (await withinLimits(() => make(c, key, place, draw)))
    return sendCached(found, c.req.raw.headers)
  }

  const make = async (
    c: Context<Scope>,
    key: string,
    place: string,
    draw: (known: KnownListing) => string | undefined,
  ) => {
    const known = await publicListing(db, c.req.param('id') ?? '')
    const svg = known && draw(known)
    if (!known || svg === undefined) throw new AppError('not-found')
    const isCurrent = c.req.query('v') === String(known.row.version)
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'content-security-policy': POLICY,
    }
    const made = await prepare(new TextEncoder().encode(svg), { place, headers }, 'fast')
    if (isCurrent) keep(key, made)
    return made
  }
  const keep = (key: string, made: CachedResponse) => {
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  app.get('/api/listings/:id/pictures/:n', (c) =>
    answer(c, '/api/listings/{id}/pictures/{n}', ({ row, listing }) => {
      const n = /^[1-9]\d?$/.test(c.req.param('n')) ? Number(c.req.param('n')) : 0
      const picture = listing.pictures[n - 1]
      return picture?.kind === 'drawn' ? drawScene(picture.scene, { id: row.id, n, ...listing }) : undefined
    }),
  )
  app.get('/api/listings/:id/floor-plan', (c) =>
    answer(c, '/api/listings/{id}/floor-plan', ({ listing }) =>
      listing.rooms.length > 0 ? drawFloorPlan(listing.rooms) : undefined,
    ),
  )
}
