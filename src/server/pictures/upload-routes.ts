import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Context, Hono } from 'hono'
import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { pictureHash, pictureLimits } from '#domain/property/listing-picture.ts'
import { listingWidths } from '#domain/property/picture-address.ts'
import { idOf } from '../accounts/account-parts.ts'
import { type CallSources, type Mount, refuseForeign } from '../http/endpoint.ts'
import { extendArrival } from '../http/listen.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import { countTry } from '../limits/limit-collection.ts'
import { addPicture, pictureById, pictureOf } from './picture-collection.ts'
import { fileOf } from './picture-store.ts'
import { receiveFile } from './receive-file.ts'
import type { UploadQueue } from './upload-queue.ts'

/** Files that arrive at the same time. */
const MOST_ARRIVING = 40
const daily = { name: 'picture uploads', most: pictureLimits.perDay, windowSeconds: 24 * 60 * 60 }

/** Uploading a picture, asking what became of it, and looking at one's own. */
export function uploadRoutes(app: Hono<Scope>, mount: Mount, sources: CallSources, queue: UploadQueue) {
  let arriving = 0

  app.post('/api/creator/pictures', async (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = '/api/creator/pictures'
    refuseForeign(c.req.raw, sources.isOurOrigin)
    const who = await sources.identify(c.req.raw)
    if (who.kind === 'anonymous') throw new AppError('signed-out')
    if (!who.isCreator && !who.isAdmin) throw new AppError('forbidden')
    if (Number(c.req.raw.headers.get('content-length')) > pictureLimits.bytes) throw new AppError('picture-too-large')
    // Counted before anything is awaited: a burst is limited too.
    if (arriving >= MOST_ARRIVING) throw new AppError('busy')
    arriving += 1
    try {
      if (!(await countTry(sources.db, daily, who.id, sources.now()))) throw new AppError('too-many-requests')
      await queue.ready
      return c.json(await take(c, who.id), 201, { 'cache-control': 'no-store' })
    } finally {
      arriving -= 1
    }
  })

  const take = async (c: Context<Scope>, owner: string) => {
    if (c.env?.incoming) extendArrival(c.env.incoming)
    const id = randomUUID()
    const hash = await receiveFile(c.req.raw.body, queue.fileFor(id))
    try {
      const row = await addPicture(sources.db, { id, owner, hash, state: 'waiting', createdAt: sources.now() })
      if (row.id === id) queue.add(row)
      // The same file was uploaded before.
      else await rm(queue.fileFor(id), { force: true })
      return { id: row.id, hash, state: row.state }
    } catch (error) {
      await rm(queue.fileFor(id), { force: true })
      throw error
    }
  }

  mount(api.pictureState, async ({ params, who, db }) => {
    const row = await pictureById(db, params.id)
    if (!row || row.owner !== idOf(who)) throw new AppError('not-found')
    const { id, hash, state } = row
    return { id, hash, state }
  })

  app.get('/api/creator/pictures/:hash/:width', (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = '/api/creator/pictures/{hash}/{width}'
    return withinLimits(async () => {
      const who = await sources.identify(c.req.raw)
      if (who.kind === 'anonymous') throw new AppError('signed-out')
      const hash = pictureHash.safeParse(c.req.param('hash')).data
      const width = listingWidths.find((one) => String(one) === c.req.param('width'))
      // Admins review other people's.
      const isThere = hash && width && (await pictureOf(sources.db, hash, who.isAdmin ? undefined : who.id))
      const bytes = isThere ? await queue.store.read(fileOf(hash, width)) : undefined
      if (!bytes) throw new AppError('not-found')
      return new Response(bytes, { headers: { ...pictureHeaders, 'cache-control': 'private, max-age=86400' } })
    })
  })
}

/** Nothing in a picture loads, runs or is framed. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const
