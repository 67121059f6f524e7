import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { z } from 'zod'
import { anonymous } from '#domain/api/access.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import type { Database } from '#server/db/database.ts'
import { prepare } from '#server/http/cached-response.ts'
import { mountOn } from '#server/http/endpoint.ts'
import { listen } from '#server/http/listen.ts'
import type { Scope } from '#server/http/request-scope.ts'
import { emptyPolicy } from '#server/http/security-headers.ts'
import { createSite } from '#server/http/site.ts'
import { createLog } from '#server/log.ts'

/**
 * A list of 100 rows behind our full stack (routing, log, headers, access, time limit): built each time, and prepared.
 */
const list: { rows: unknown[] } = JSON.parse(process.argv[2] ?? '{"rows":[]}')
const endpoint = {
  method: 'GET',
  path: '/api/list',
  summary: 'A list',
  access: 'anyone',
  answer: z.object({ rows: z.array(z.unknown()) }),
  status: 200,
  refusals: [],
} as const satisfies Endpoint

const api = new Hono<Scope>()
const noDatabase = {} as Database
mountOn(api, {
  db: noDatabase,
  now: () => new Date(),
  addressOf: () => '127.0.0.1',
  identify: async () => anonymous,
  isOurOrigin: () => true,
})(endpoint, async () => list)

const prepared = await prepare(new TextEncoder().encode(JSON.stringify(list)), {
  place: '/api/prepared',
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', 'content-security-policy': emptyPolicy },
})
const site = createSite({
  api,
  pages: undefined,
  prepared: (address) => (address === '/api/prepared' ? prepared : undefined),
  publicUrl: 'https://banyan.example',
  log: createLog('info'),
  isReady: async () => true,
})
const listening = await listen({ host: '127.0.0.1', port: 0, trustedProxies: new BlockList() })
listening.serve(site.listener)
console.log(`ready at http://127.0.0.1:${listening.port}`)
process.on('SIGTERM', () => process.exit(0))
