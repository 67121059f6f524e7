import { mkdtempSync, rmSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { loadRender } from '#app/load-render.ts'
import { openAccounts } from '#server/accounts/open-accounts.ts'
import { createIdentify } from '#server/accounts/sessions.ts'
import { openPostDesk } from '#server/blog/post-desk.ts'
import type { Database, OpenDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { collections } from '#server/documents/collections.ts'
import { indexDocuments } from '#server/documents/document-indexes-collection.ts'
import { readEnvironment } from '#server/environment.ts'
import { openFundHistories } from '#server/funds/fund-histories.ts'
import { createApi } from '#server/http/api.ts'
import type { CachedResponse } from '#server/http/cached-response.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { CallSources } from '#server/http/endpoint.ts'
import { loadFiles } from '#server/http/files.ts'
import { listen } from '#server/http/listen.ts'
import { prepareDocuments } from '#server/http/public-files.ts'
import { createSite } from '#server/http/site.ts'
import { createLog, type Log } from '#server/log.ts'
import type { NewsAnswers } from '#server/news/news-answers.ts'
import { sampleNews } from '#server/news/sample-news.ts'
import { type Market, openMarket } from '#server/open-market.ts'
import { openFolder } from '#server/pictures/picture-store.ts'
import { openUploadQueue } from '#server/pictures/upload-queue.ts'
import { openListingMarket } from '#server/property/listing-market.ts'
import { createSiteDocuments, siteDocumentPaths } from '#server/sharing/site-documents.ts'
import { outsideOf } from '#server/start-server.ts'
import { openStockPages } from '#server/stocks/stock-pages.ts'
import { type RawInit, rawRequest } from './raw-request.ts'

export type TestSite = Awaited<ReturnType<typeof createTestSite>>

let shared: { market: Market; prepared: Map<string, CachedResponse> } | undefined

/** The sample market is shared by all sites of a test file: it takes a second to build. */
function sampleMarketOf(log: Log) {
  const prepared = new Map<string, CachedResponse>()
  shared ??= {
    prepared,
    market: openMarket({ db: undefined as never, mode: 'sample', clock: () => new Date(), log, prepared }),
  }
  return shared
}

function liveMarketOf(db: Database, log: Log) {
  const prepared = new Map<string, CachedResponse>()
  const market = openMarket({ db, mode: 'live', clock: () => new Date(), log, prepared })
  onTestFinished(market.stop)
  return { market, prepared }
}

let files: ReturnType<typeof loadFiles> | undefined

/** The whole site over a database and a real socket: real files and pages, a clock that the test moves. */
export async function createTestSite(
  { db, ping }: OpenDatabase,
  options: {
    publicUrl?: string
    now?: () => Date
    env?: Record<string, string>
    news?: NewsAnswers
    /** With the sample listings, which are 120 documents. */
    samples?: boolean
    /** With the funds and stocks that the database holds, and no samples. */
    live?: boolean
  } = {},
) {
  await migrate(db)
  await indexDocuments(db, Object.values(collections))
  const proxies = new BlockList()
  proxies.addSubnet('127.0.0.0', 8)
  const listening = await listen({ host: '127.0.0.1', port: 0, trustedProxies: proxies })
  const origin = `http://127.0.0.1:${listening.port}`
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(...text.trim().split('\n')))
  const now = options.now ?? (() => new Date())
  const env = readEnvironment({ AUTH_SECRET: 'a secret of the tests, long enough', ...options.env })
  const app = loadRender(env)
  const accounts = openAccounts(db, env, [origin], log)
  const identify = createIdentify(accounts.auth, env.adminEmails)
  const { market, prepared } = options.live ? liveMarketOf(db, log) : sampleMarketOf(log)
  await market.ready
  const listings = openListingMarket({
    db,
    mode: options.samples ? 'sample' : 'live',
    clock: now,
    log,
    published: market.published,
  })
  onTestFinished(listings.stop)
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-site-'))
  const store = openFolder(join(dataDir, 'uploads'))
  const uploads = openUploadQueue({ db, dataDir, store, clock: now, log, isAlone: true })
  onTestFinished(async () => {
    await uploads.idle()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const posts = openPostDesk({ db, clock: now, log, shipped: options.samples ?? false })
  await posts.ready
  onTestFinished(posts.stop)
  const addressOf: CallSources['addressOf'] = (request, remote) =>
    clientAddress(remote, request.headers.get('x-forwarded-for'), proxies)
  const api = createApi({
    accounts,
    market,
    histories: openFundHistories(undefined, market, { db, clock: now, log }),
    news: options.news ?? sampleNews(now),
    stockPages: openStockPages(undefined, market, { db, clock: now, log }),
    listings,
    uploads,
    posts,
    db,
    now,
    log,
    identify,
    adminEmails: env.adminEmails,
    isOurOrigin: (value) => value === origin,
    addressOf,
  })
  const render = await app.createRender(
    (cookie) => async (path, init) =>
      api.fetch(new Request(origin + path, { ...init, headers: cookie ? { cookie } : {} })),
    origin,
    {
      google: env.google !== undefined,
      mail: env.mail !== undefined,
      ipLocation: 'https://place.example/json',
      mapTiles: null,
    },
  )
  const documents = await prepareDocuments(origin, '0.0.0')
  files ??= loadFiles(fileURLToPath(app.filesFolder))
  const own = new Map([...(await files), ...documents])
  const site = createSite({
    api,
    pages: { render, identify, addressOf, clock: () => now().getTime(), outside: outsideOf(env) },
    documents: createSiteDocuments(origin, { db, posts, market, listings }, now),
    prepared: (address) => own.get(address) ?? prepared.get(address),
    publicUrl: options.publicUrl,
    log,
    isReady: () =>
      ping().then(
        () => true,
        () => false,
      ),
  })
  posts.watch(() => site.forgetPages('/blog'))
  listening.serve(site.listener)
  onTestFinished(() => {
    listening.server.closeAllConnections()
    listening.server.close()
  })

  const ask = (path: string, init?: RawInit) => rawRequest(origin, path, init)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const logged = () => {
    log.flush()
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const endpoints = [...site.routes.routes, ...api.routes].map(({ method, path }) => `${method} ${path}`)
  return {
    origin,
    ask,
    post,
    logged,
    db,
    accounts,
    listings,
    uploads,
    dataDir,
    endpoints: [...endpoints, ...[...documents.keys(), ...siteDocumentPaths].map((path) => `GET ${path}`)],
  }
}
