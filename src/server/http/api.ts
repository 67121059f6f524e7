import { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import { api, type Endpoint } from '#domain/contract.ts'
import { bannerRoutes } from '../banner/banner-routes.ts'
import type { Log } from '../log.ts'
import { problemRoutes } from '../problems/problem-routes.ts'
import { type CallSources, errorAnswer, mountOn } from './endpoint.ts'
import type { Scope } from './request-scope.ts'
import { traceOf } from './trace.ts'

export type ApiParts = CallSources & { readonly log: Log }

/** Everything under /api. The pages' server render calls it in process; browsers reach it through the site. */
export function createApi(parts: ApiParts): Hono<Scope> {
  const app = new Hono<Scope>()

  const mount = mountOn(app, parts)
  bannerRoutes(mount)
  problemRoutes(mount)

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
