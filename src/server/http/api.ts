import { Hono } from 'hono'
import type { Principal } from '#domain/access.ts'
import { AppError } from '#domain/app-error.ts'
import { api, type Endpoint } from '#domain/contract.ts'
import type { Log } from '../log.ts'
import { problemRoutes } from '../problems/problem-routes.ts'
import { type CallSources, errorAnswer, mountOn } from './endpoint.ts'
import type { Scope } from './request-scope.ts'
import { traceOf } from './trace.ts'

export type ApiParts = CallSources & {
  readonly log: Log
  readonly identify: (request: Request) => Promise<Principal>
  readonly isOurOrigin: (origin: string) => boolean
}

/** Everything under /api. The pages' server render calls it in process; browsers reach it through the site. */
export function createApi(parts: ApiParts): Hono<Scope> {
  const app = new Hono<Scope>()

  app.use(async (c, next) => {
    refuseForeign(c.req.raw, parts.isOurOrigin)
    c.set('who', await parts.identify(c.req.raw))
    await next()
  })

  problemRoutes(mountOn(app, parts))

  app.notFound((c) => {
    const known = Object.values<Endpoint>(api).some(({ path }) => path === c.req.path)
    throw new AppError(known ? 'method-not-allowed' : 'not-found')
  })
  app.onError((error, c) => {
    const id = traceOf(c.env?.incoming)?.id ?? ''
    if (!(error instanceof AppError)) parts.log.error('api failed', { id, cause: error })
    return errorAnswer(error, id)
  })
  return app
}

/** A page of another site may read nothing here (no CORS) and change nothing: browsers name the origin of every change. */
function refuseForeign(request: Request, isOurOrigin: (origin: string) => boolean) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const ours = origin ? isOurOrigin(origin) : site === null || site === 'none' || site === 'same-origin'
  if (!ours) throw new AppError('cross-site')
}
