import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { anonymous } from '#domain/api/access.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { rawRequest } from '#tests/raw-request.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { errorAnswer, mountOn } from './endpoint.ts'
import { listen } from './listen.ts'
import type { Scope } from './request-scope.ts'
import { createSite } from './site.ts'

const slow = {
  method: 'GET',
  path: '/api/slow',
  summary: 'Never done',
  access: 'anyone',
  answer: z.object({}),
  status: 200,
  refusals: [],
} as const satisfies Endpoint

test('work that takes too long is refused before the socket times out', { timeout: 15_000 }, async () => {
  const api = new Hono<Scope>()
  const sources = {
    db: {} as Database,
    now: () => new Date(),
    addressOf: () => '',
    identify: async () => anonymous,
    isOurOrigin: () => true,
  }
  mountOn(api, sources)(slow, () => new Promise(() => {}))
  api.onError((error) => errorAnswer(error, ''))
  const { listener } = createSite({
    api,
    pages: undefined,
    prepared: () => undefined,
    publicUrl: undefined,
    log: createLog('silent'),
    isReady: async () => true,
  })
  const listening = await listen({ host: '127.0.0.1', port: 0, trustedProxies: new BlockList() })
  onTestFinished(() => void listening.server.close())
  listening.serve(listener)
  const answer = await rawRequest(`http://127.0.0.1:${listening.port}`, '/api/slow')
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: 'timeout' }])
})
