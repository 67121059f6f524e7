import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { AppError } from '#domain/api/app-error.ts'
import type { Log } from '../log.ts'
import { type CachedResponse, sendCached, writeCached } from './cached-response.ts'
import { errorAnswer } from './endpoint.ts'
import { limits } from './limits.ts'
import { createPages, type PageParts } from './pages.ts'
import type { Scope } from './request-scope.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'
import { beginTrace, newRequestId, traceOf } from './trace.ts'
import { isExhausted } from './work-limit.ts'

export type SiteParts = {
  readonly api: Hono<Scope>
  /** Undefined in development, where Vite renders the pages. */
  readonly pages: PageParts | undefined
  /** Prepared responses by URL: built files, small documents, packs. */
  readonly prepared: (address: string) => CachedResponse | undefined
  /** Made when they are asked for: sitemap and feeds. */
  readonly documents?: (path: string) => Promise<CachedResponse | undefined>
  readonly publicUrl: string | undefined
  readonly log: Log
  readonly isReady: () => Promise<boolean>
}

export type Site = {
  readonly listener: RequestListener
  readonly routes: Hono<Scope>
  /** Cached pages whose address begins so are rendered anew. */
  forgetPages(beginning: string): void
}

/** The whole site: probes, API, files, pages and common headers. */
export function createSite({ api, pages, prepared, documents, publicUrl, log, isReady }: SiteParts): Site {
  const common = securityHeaders(publicUrl)
  const commonFlat = Object.entries(common).flat()
  const rendered = pages && createPages(pages, log)
  const routes = createRoutes(prepared, documents, rendered, log, isReady)
  const answer = getRequestListener(routes.fetch)
  const answerApi = getRequestListener(api.fetch)

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const { url = '/', method = '' } = request
    const instant = method === 'GET' || method === 'HEAD' ? (prepared(url) ?? rendered?.fresh(url)) : undefined
    if (instant) {
      const id = newRequestId()
      const status = writeCached(instant, request, response, ['x-request-id', id, ...commonFlat])
      return log.request(id, instant.place, method, status, performance.now() - started)
    }

    const trace = beginTrace(request)
    response.on('close', () => {
      log.request(trace.id, trace.place, method, response.statusCode, performance.now() - started)
    })
    addToHead(response, { ...common, 'content-security-policy': emptyPolicy, 'x-request-id': trace.id })
    return url.startsWith('/api/') ? answerApi(request, response) : answer(request, response)
  }
  return { listener, routes, forgetPages: (beginning) => rendered?.forget((key) => key.startsWith(beginning)) }
}

/** Default headers, which the response may replace. Setting them one by one costs three times as much. */
function addToHead(response: ServerResponse, headers: Record<string, string>) {
  const write = response.writeHead
  response.writeHead = (status: number, own?: unknown) => {
    // Done: from here only the reader can be slow.
    response.socket?.setTimeout(limits.unreadMs)
    return write.call(response, status, { ...headers, ...(own as object) })
  }
}

function createRoutes(
  prepared: SiteParts['prepared'],
  documents: SiteParts['documents'],
  pages: ReturnType<typeof createPages> | undefined,
  log: Log,
  isReady: SiteParts['isReady'],
): Hono<Scope> {
  const app = new Hono<Scope>()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => (!isExhausted() && (await isReady()) ? c.text('ready') : c.text('not ready', 503)))
  if (pages) app.get('/page-state/:hash', pages.state)
  app.get('*', async (c) => {
    // Usually sent before; with a query string it is the same file.
    const file = prepared(c.req.path)
    if (file) return sendCached(file, c.req.raw.headers)
    const made = await documents?.(c.req.path)
    if (made) {
      const trace = traceOf(c.env?.incoming)
      if (trace) trace.place = made.place
      return sendCached(made, c.req.raw.headers)
    }
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
