import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { AppError } from '#domain/api/app-error.ts'
import type { EnquiryOutcome } from '#domain/api/property-page-search.ts'
import { type CallSources, refuseForeign, textOf } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import type { Collection } from './collection.ts'
import { addDocument } from './document-writes.ts'

const FORM = /^application\/x-www-form-urlencoded\b/i

/** What a form posted without scripts says, and the page that shows what became of it. */
export type PlainForm = {
  readonly path: `/api/${string}`
  readonly collection: Collection
  /** The document to add; undefined if something is missing or wrong. */
  read(field: (name: string) => string): Record<string, unknown> | undefined
  /** Where to go back to, with the outcome. */
  backTo(field: (name: string) => string, outcome: EnquiryOutcome): string
}

/**
 * A form posted without scripts: redirects back to the page, which shows the outcome. There is no idempotency key: the
 * same text on the same day counts as the same document.
 */
export function plainForm(app: Hono<Scope>, sources: CallSources, { path, collection, read, backTo }: PlainForm) {
  app.post(path, async (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = path
    refuseForeign(c.req.raw, sources.isOurOrigin)
    if (!FORM.test(c.req.raw.headers.get('content-type') ?? '')) throw new AppError('unsupported-type')
    const form = new URLSearchParams(await textOf(c.req.raw))
    const field = (name: string) => form.get(name) ?? ''
    const outcome = await withinLimits(() => take(field, c.req.raw, c.env?.incoming?.socket.remoteAddress))
    return c.redirect(backTo(field, outcome), 303)
  })

  async function take(
    field: (name: string) => string,
    request: Request,
    remote: string | undefined,
  ): Promise<EnquiryOutcome> {
    const data = read(field)
    if (!data) return 'incomplete'
    const who = await sources.identify(request)
    const { db, now } = sources
    const address = () => sources.addressOf(request, remote)
    const key = keyFor([now().toISOString().slice(0, 10), who.kind === 'user' ? who.id : address(), data])
    try {
      await addDocument({ db, who, key, now, address }, collection, { data })
      return 'sent'
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined
      if (code === 'too-many-requests') return 'later'
      // What it is about ended meanwhile; its page says what became of it.
      if (code === 'gone' || code === 'not-found') return 'gone'
      throw error
    }
  }
}

function keyFor(what: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(what)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
