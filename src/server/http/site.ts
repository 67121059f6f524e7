import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import type { Log } from '../log.ts'
import { errorAnswer } from './endpoint.ts'
import { limits } from './limits.ts'
import { mountPages, type PageParts } from './pages.ts'
import { type Prepared, sendPrepared } from './prepared.ts'
import type { Scope, Trace } from './request-scope.ts'
import { robotsTxt, siteMap } from './robots.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'

export type SiteParts = {
  readonly api: Hono<Scope>
  /** Absent in development, where Vite renders the pages. */
  readonly pages: PageParts | undefined
  readonly files: ReadonlyMap<string, Prepared>
  readonly origin: string
  readonly publicUrl: string | undefined
  readonly log: Log
  readonly isReady: () => Promise<boolean>
}

/** The whole site: probes, API, files, pages, and what every answer has in common. */
export function createSite({ api, pages, files, origin, publicUrl, log, isReady }: SiteParts): Hono<Scope> {
  const site = new Hono<Scope>()
  const common = Object.entries(securityHeaders(publicUrl))
  let inFlight = 0

  site.use(async (c, next) => {
    const started = performance.now()
    const trace: Trace = { id: randomUUID(), place: 'other' }
    c.env = { ...c.env, trace }
    inFlight += 1
    try {
      if (inFlight > limits.inFlight) throw new AppError('busy')
      await withinTime(next())
    } catch (error) {
      c.res = errorAnswer(error, trace.id)
    } finally {
      inFlight -= 1
    }
    const { headers, status } = c.res
    for (const [name, value] of common) headers.set(name, value)
    headers.set('x-request-id', trace.id)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', emptyPolicy)
    log.info('request', {
      id: trace.id,
      method: c.req.method,
      place: trace.place,
      status,
      ms: Math.round(performance.now() - started),
    })
  })

  site.get('/healthz', (c) => c.text('ok'))
  site.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)))
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  site.get('/robots.txt', (c) => c.text(robotsTxt(origin)))
  site.get('/sitemap.xml', (c) => c.body(siteMap(origin), 200, { 'content-type': 'application/xml; charset=utf-8' }))
  site.get('*', async (c, next) => {
    const file = files.get(c.req.path)
    if (file) return sendPrepared(file, c.req.raw.headers)
    if (c.req.path.startsWith('/assets/')) throw new AppError('not-found')
    await next()
  })
  if (pages) mountPages(site, pages)
  site.all('*', () => {
    throw new AppError('method-not-allowed')
  })
  site.onError((error, c) => {
    const id = c.env.trace?.id ?? ''
    if (!(error instanceof AppError)) log.error('site failed', { id, cause: error })
    return errorAnswer(error, id)
  })
  return site
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout')), limits.workMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
