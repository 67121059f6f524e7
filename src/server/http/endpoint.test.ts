import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { newsApi } from '#domain/api/news-contract.ts'
import { newsRoutes } from '../news/news-routes.ts'
import { sampleNews } from '../news/sample-news.ts'
import { type CallSources, mountOn } from './endpoint.ts'
import type { Scope } from './request-scope.ts'

const sources = { identify: async () => ({ kind: 'visitor' }), now: () => new Date() } as unknown as CallSources

test('the news is not sent again when only its times changed', async () => {
  const change: { asOf?: string; nextAt?: string; failed?: boolean } = {}
  const sample = sampleNews(() => new Date('2026-11-18T06:10:00Z'))
  const app = new Hono<Scope>()
  newsRoutes(mountOn(app, sources), {
    ...sample,
    list: async (choice) => ({ ...(await sample.list(choice)), ...change }),
  })
  const ask = (tag = '') => app.request(newsApi.news.path, { headers: { 'if-none-match': tag } })
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  Object.assign(change, { asOf: '2026-11-18T07:00:00.000Z', nextAt: '2026-11-18T07:10:00.000Z' })
  expect((await ask(tag)).status).toBe(304)
  expect(await (await ask()).json()).toMatchObject(change)
  change.failed = true
  expect((await ask(tag)).status).toBe(200)
})
