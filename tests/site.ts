import { BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { loadRender } from '#app/load-render.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { createApi } from '#server/http/api.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { loadFiles } from '#server/http/files.ts'
import { createSite } from '#server/http/site.ts'
import { createLog } from '#server/log.ts'
import { identifyByCookie } from './principals.ts'

export const origin = 'http://127.0.0.1:3000'

export type TestSite = Awaited<ReturnType<typeof createTestSite>>

/** The whole site over a database, without a socket: the real files, the real pages, a clock that the test moves. */
export async function createTestSite(
  { db, ping }: OpenDatabase,
  options: { publicUrl?: string; now?: () => Date } = {},
) {
  await migrate(db)
  const app = loadRender()
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(...text.trim().split('\n')))
  const now = options.now ?? (() => new Date())
  const proxies = new BlockList()
  proxies.addSubnet('127.0.0.0', 8)
  const api = createApi({
    db,
    now,
    log,
    identify: identifyByCookie,
    version: '0.0.0',
    isOurOrigin: (value) => value === origin,
    addressOf: (request) => clientAddress('127.0.0.1', request.headers.get('x-forwarded-for'), proxies),
  })
  const render = await app.createRender(
    (cookie) => async (path, init) =>
      api.fetch(new Request(origin + path, { ...init, headers: cookie ? { cookie } : {} })),
    origin,
  )
  const site = createSite({
    api,
    pages: { render, identify: identifyByCookie, now },
    files: await loadFiles(fileURLToPath(app.filesFolder)),
    origin,
    publicUrl: options.publicUrl,
    log,
    isReady: () =>
      ping().then(
        () => true,
        () => false,
      ),
  })
  const logged = () => {
    log.flush()
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const ask = async (path: string, init?: RequestInit) => site.fetch(new Request(origin + path, init), {})
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return { ask, post, logged, site, api, db }
}
