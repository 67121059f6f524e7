import type { Context, Hono } from 'hono'
import { AppError } from '#domain/api/app-error.ts'
import { drawScene } from '#domain/property/drawing/draw-scene.ts'
import { drawFloorPlan } from '#domain/property/drawing/floor-plan.ts'
import { listingWidths } from '#domain/property/picture-address.ts'
import { type CachedResponse, prepare, sendCached } from '../http/cached-response.ts'
import type { CallSources } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import { fileOf, type PictureStore } from '../pictures/picture-store.ts'
import { pictureHeaders } from '../pictures/upload-routes.ts'
import { type KnownListing, publicListing } from './property-routes.ts'

/** Nothing in a picture loads, runs or is framed. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const MOST_KEPT = 400

/** Drawn now, or uploaded. */
type Drawn = string | { readonly hash: string } | undefined

/** Pictures of public listings. Drawn ones are drawn here; the address names the version, so it is cached for ever. */
export function listingPictures(app: Hono<Scope>, { db }: Pick<CallSources, 'db'>, store: PictureStore) {
  const kept = new Map<string, CachedResponse>()

  const answer = async (c: Context<Scope>, place: string, draw: (known: KnownListing) => Drawn) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = place
    const key = c.req.path + new URL(c.req.url).search
    const found = kept.get(key) ?? (await withinLimits(() => make(c, key, place, draw)))
    return found instanceof Response ? found : sendCached(found, c.req.raw.headers)
  }

  /** An uploaded one is not kept in memory: the operating system does that. */
  const uploaded = async (c: Context<Scope>, hash: string, version: number) => {
    const width = listingWidths.find((one) => String(one) === c.req.query('w')) ?? 960
    const bytes = await store.read(fileOf(hash, width))
    if (!bytes) throw new AppError('not-found')
    const isCurrent = c.req.query('v') === String(version)
    const control = isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    return new Response(bytes, { headers: { ...pictureHeaders, 'cache-control': control } })
  }

  const make = async (c: Context<Scope>, key: string, place: string, draw: (known: KnownListing) => Drawn) => {
    const known = await publicListing(db, c.req.param('id') ?? '')
    const drawn = known && draw(known)
    if (!known || drawn === undefined) throw new AppError('not-found')
    if (typeof drawn === 'object') return uploaded(c, drawn.hash, known.row.version)
    const isCurrent = c.req.query('v') === String(known.row.version)
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'content-security-policy': POLICY,
    }
    const made = await prepare(new TextEncoder().encode(drawn), { place, headers }, 'fast')
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
      return picture?.kind === 'drawn' ? drawScene(picture.scene, { id: row.id, n, ...listing }) : picture
    }),
  )
  app.get('/api/listings/:id/floor-plan', (c) =>
    answer(c, '/api/listings/{id}/floor-plan', ({ listing }) =>
      listing.floorPlan
        ? { hash: listing.floorPlan }
        : listing.rooms.length > 0
          ? drawFloorPlan(listing.rooms)
          : undefined,
    ),
  )
}
