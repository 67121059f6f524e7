import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { apiErrors } from '#catalogue/errors.ts'
import { AppError } from '#domain/app-error.ts'
import type { Log } from '../log.ts'
import { errorAnswer } from './endpoint.ts'
import { limits } from './limits.ts'
import { createPages, type PageParts } from './pages.ts'
import { type Prepared, sendPrepared, writePrepared } from './prepared.ts'
import type { Scope } from './request-scope.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'
import { beginTrace, keepTrace, type Trace, traceOf } from './trace.ts'

export type SiteParts = {
  readonly api: Hono<Scope>
  /** Absent in development, where Vite renders the pages. */
  readonly pages: PageParts | undefined
  /** Built files and small documents, by their address. */
  readonly prepared: ReadonlyMap<string, Prepared>
  readonly publicUrl: string | undefined
  readonly log: Log
  readonly isReady: () => Promise<boolean>
}

export type Site = { readonly listener: RequestListener; readonly routes: Hono<Scope> }

/** The whole site: probes, API, files, pages, and what every answer has in common. */
export function createSite({ api, pages, prepared, publicUrl, log, isReady }: SiteParts): Site {
  const common = Object.entries({ ...securityHeaders(publicUrl), 'content-security-policy': emptyPolicy })
  // A prepared answer brings its own policy, in the same place.
  const commonFlat = common.filter(([name]) => name !== 'content-security-policy').flat()
  const rendered = pages && createPages(pages)
  const routes = createRoutes(api, prepared, rendered, log, isReady)
  const answer = getRequestListener(routes.fetch, { overrideGlobalObjects: false })
  let inFlight = 0

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const trace = beginTrace()
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
      const ms = Math.round(performance.now() - started)
      log.info('request', { id: trace.id, method: request.method, place: trace.place, status: response.statusCode, ms })
    })

    const { url = '/', method } = request
    const instant = method === 'GET' || method === 'HEAD' ? (prepared.get(url) ?? rendered?.fresh(url)) : undefined
    if (instant) {
      trace.place = instant.place
      return writePrepared(instant, request, response, [...commonFlat, 'x-request-id', trace.id])
    }
    for (const [name, value] of common) response.setHeader(name, value)
    response.setHeader('x-request-id', trace.id)
    if (inFlight > limits.inFlight) return refuseBusy(response, trace)
    keepTrace(request, trace)
    return answer(request, response)
  }
  return { listener, routes }
}

function createRoutes(
  api: Hono<Scope>,
  prepared: SiteParts['prepared'],
  pages: ReturnType<typeof createPages> | undefined,
  log: Log,
  isReady: SiteParts['isReady'],
): Hono<Scope> {
  const app = new Hono<Scope>()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)))
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.get('*', (c) => {
    // Usually sent before it comes here; with a search behind it, it is the same file.
    const file = prepared.get(c.req.path)
    if (file) return sendPrepared(file, c.req.raw.headers)
    if (!pages || c.req.path.startsWith('/assets/')) throw new AppError('not-found')
    return pages.answer(c)
  })
  app.all('*', () => {
    throw new AppError('method-not-allowed')
  })
  app.onError((error, c) => {
    const id = traceOf(c.env.incoming)?.id ?? ''
    if (!(error instanceof AppError)) log.error('site failed', { id, cause: error })
    return errorAnswer(error, id)
  })
  return app
}

/** More than we can serve well: turned away at the door, before any work. */
function refuseBusy(response: ServerResponse, { id }: Trace) {
  const { status, sentence } = apiErrors.busy
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': String(limits.retryAfterSeconds) })
  response.end(JSON.stringify({ code: 'busy', sentence, requestId: id }))
}
