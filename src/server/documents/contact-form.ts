import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { routes } from '#catalogue/routes.ts'
import { AppError } from '#domain/api/app-error.ts'
import { readMessage } from '#domain/documents/message-form.ts'
import { type CallSources, refuseForeign, textOf } from '../http/endpoint.ts'
import type { Scope } from '../http/request-scope.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import { collections } from './collections.ts'
import { addDocument } from './document-writes.ts'

const PATH = '/api/contact'
const FORM = /^application\/x-www-form-urlencoded\b/i
type Outcome = 'sent' | 'incomplete' | 'later'

/**
 * The contact form posted without scripts: redirects back to the page, which shows the outcome. There is no idempotency
 * key: the same text on the same day counts as the same message.
 */
export function contactForm(app: Hono<Scope>, sources: CallSources) {
  app.post(PATH, async (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = PATH
    refuseForeign(c.req.raw, sources.isOurOrigin)
    if (!FORM.test(c.req.raw.headers.get('content-type') ?? '')) throw new AppError('unsupported-type')
    const form = new URLSearchParams(await textOf(c.req.raw))
    const outcome = await withinLimits(() => take(form, c.req.raw, c.env?.incoming?.socket.remoteAddress))
    return c.redirect(`${routes.contact.path}?outcome=${outcome}`, 303)
  })

  async function take(form: URLSearchParams, request: Request, remote: string | undefined): Promise<Outcome> {
    const field = (name: string) => form.get(name) ?? ''
    const consent = field('consent') !== ''
    const read = readMessage(
      { name: field('name'), email: field('email'), subject: field('subject'), message: field('message'), consent },
      field('website'),
    )
    if (!read.ok) return 'incomplete'
    const who = await sources.identify(request)
    const { db, now } = sources
    const address = () => sources.addressOf(request, remote)
    const key = keyFor([now().toISOString().slice(0, 10), who.kind === 'user' ? who.id : address(), read.draft])
    try {
      await addDocument({ db, who, key, now, address }, collections.messages, { data: read.draft })
      return 'sent'
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many-requests') return 'later'
      throw error
    }
  }
}

function keyFor(what: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(what)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
