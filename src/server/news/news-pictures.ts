import type { Hono } from 'hono'
import { addressPatterns } from '#domain/api/address.ts'
import { AppError } from '#domain/api/app-error.ts'
import { pictureWidths } from '#domain/news/story-picture.ts'
import type { Scope } from '../http/request-scope.ts'
import { emptyPolicy } from '../http/security-headers.ts'
import { traceOf } from '../http/trace.ts'
import { withinLimits } from '../http/work-limit.ts'
import type { NewsAnswers } from './news-answers.ts'

const headers = {
  'content-type': 'image/webp',
  // Not for ever: a paper may give an article another picture.
  'cache-control': 'public, max-age=86400',
  'content-security-policy': emptyPolicy,
}

/** Pictures of articles. They are not JSON, so they are not in the contract; see `picturePath`. */
export function newsPictures(app: Hono<Scope>, news: NewsAnswers) {
  app.get('/api/news/:id/picture/:width', async (c) => {
    const trace = traceOf(c.env?.incoming)
    if (trace) trace.place = '/api/news/{id}/picture/{width}'
    const { id, width: text } = c.req.param()
    const width = pictureWidths.find((each) => String(each) === text)
    if (!width || !addressPatterns.id.test(id)) throw new AppError('not-found')
    const bytes = await withinLimits(() => news.picture(id, width))
    if (!bytes) throw new AppError('not-found')
    return new Response(bytes, { headers })
  })
}
