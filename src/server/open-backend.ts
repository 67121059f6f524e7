import { setTimeout } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Principal } from '#domain/api/access.ts'
import type { SetUp } from '#domain/api/site-setup.ts'
import { forgetEnded } from './accounts/account-collection.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { createIdentify } from './accounts/sessions.ts'
import { recordJob } from './admin/jobs-collection.ts'
import { listenForOperator } from './admin/operator-socket.ts'
import { openPostDesk, type PostDesk } from './blog/post-desk.ts'
import { type Database, type OpenDatabase, openDatabase } from './db/database.ts'
import { migrate } from './db/migrations.ts'
import { collections } from './documents/collections.ts'
import { indexDocuments, measureDocuments } from './documents/document-indexes-collection.ts'
import { forgetSentWrites } from './documents/sent-collection.ts'
import type { Environment } from './environment.ts'
import { openFundHistories } from './funds/fund-histories.ts'
import { createApi } from './http/api.ts'
import type { CachedResponse } from './http/cached-response.ts'
import { clientAddress } from './http/client-address.ts'
import type { CallSources } from './http/endpoint.ts'
import { originOf } from './http/origin.ts'
import type { Scope } from './http/request-scope.ts'
import { forgetEndedLimits } from './limits/limit-collection.ts'
import type { Log } from './log.ts'
import { forgetOldArticles } from './news/article-collection.ts'
import { forgetUnwanted } from './news/news-query-collection.ts'
import { openNews } from './news/open-news.ts'
import { openPictures } from './news/pictures.ts'
import { openFeeds } from './open-feeds.ts'
import { type Market, openMarket } from './open-market.ts'
import { openPictureStore } from './pictures/picture-store.ts'
import { openUploadQueue, type UploadQueue } from './pictures/upload-queue.ts'
import { type ListingMarket, openListingMarket } from './property/listing-market.ts'
import { openStockPages } from './stocks/stock-pages.ts'
import { forgetOldPageViews } from './visits/visit-routes.ts'

export type Backend = {
  readonly api: Hono<Scope>
  readonly db: Database
  readonly posts: PostDesk
  readonly market: Market
  /** Prepared responses by URL; they change with the data. */
  readonly prepared: ReadonlyMap<string, CachedResponse>
  readonly identify: (request: Request) => Promise<Principal>
  readonly addressOf: CallSources['addressOf']
  readonly setUp: SetUp
  readonly listings: ListingMarket
  isReady(): Promise<boolean>
  close(): Promise<void>
  /** Resolves if the database stops by itself. */
  readonly lost: Promise<Error> | undefined
}

const READY_WITHIN_MS = 2_000
const HOUSEKEEPING_MS = 10 * 60_000
const now = () => new Date()

/** Database and API: everything behind the pages. */
export async function openBackend(env: Environment, log: Log, port: number): Promise<Backend> {
  const database = await openDatabase(env)
  const origins = ownOrigins(env, port)
  const accounts = await prepare(database, () => openAccounts(database.db, env, origins, log))
  const identify = createIdentify(accounts.auth, env.adminEmails)
  const uploads = openUploadQueue({
    db: database.db,
    dataDir: env.dataDir,
    store: openPictureStore(env),
    clock: now,
    log,
    isAlone: database.kind === 'embedded',
  })
  const housekeeping = setInterval(() => void runHousekeeping(database.db, uploads, log), HOUSEKEEPING_MS).unref()

  // PostgreSQL accepts several clients: there the command uses the database itself.
  const closeOperator =
    database.kind === 'embedded' &&
    (await listenForOperator(env.dataDir, { db: database.db, accounts: () => accounts }, log))

  const prepared = new Map<string, CachedResponse>()
  const market = openMarket({ db: database.db, mode: env.sources.mode, clock: now, log, prepared })
  const parts = { db: database.db, clock: now, log }
  const pictures = openPictures({ dataDir: env.dataDir, clock: now })
  const news = openNews({ ...parts, sources: env.sources, pictures })
  await news.look()
  const listings = openListingMarket({
    ...parts,
    mode: env.sources.mode,
    published: market.published,
  })
  const posts = openPostDesk({ ...parts, shipped: true })
  const feeds = openFeeds(env.sources, { market, news, listings }, parts)

  const addressOf: CallSources['addressOf'] = (request, remote) =>
    clientAddress(remote, request.headers.get('x-forwarded-for'), env.trustedProxies)
  const api = createApi({
    db: database.db,
    now,
    log,
    market,
    histories: openFundHistories(env.sources.mode === 'sample' ? undefined : env.sources.mfapi, market, parts),
    news,
    stockPages: openStockPages(env.sources.mode === 'sample' ? undefined : env.sources.yahoo, market, parts),
    listings,
    uploads,
    posts,
    identify,
    accounts,
    adminEmails: env.adminEmails,
    isOurOrigin: (origin) => origins.includes(origin),
    addressOf,
  })
  return {
    api,
    db: database.db,
    posts,
    market,
    listings,
    prepared,
    identify,
    addressOf,
    setUp: {
      google: env.google !== undefined,
      mail: env.mail !== undefined,
      ipLocation: env.ipLocation,
      mapTiles: env.mapTiles ?? null,
      ...(env.ads && { ads: env.ads.network }),
      ...(env.analytics && { analytics: env.analytics }),
    },
    isReady: () =>
      Promise.race([
        database.ping().then(
          () => true,
          () => false,
        ),
        setTimeout(READY_WITHIN_MS, false, { ref: false }),
      ]),
    lost: database.lost,
    async close() {
      clearInterval(housekeeping)
      if (closeOperator) await closeOperator()
      posts.stop()
      await posts.ready
      await feeds.stop()
      await Promise.all([market.stop(), listings.ready, uploads.ready])
      await uploads.idle()
      await Promise.all([news.stop(), listings.stop()])
      await database.close()
    },
  }
}

/** Deletes expired rows and records the job for admins. */
async function runHousekeeping(db: Database, uploads: UploadQueue, log: Log): Promise<void> {
  try {
    await Promise.all([forgetEndedLimits(db, now()), forgetEnded(db, now()), forgetSentWrites(db, now())])
    await Promise.all([forgetOldArticles(db, now()), forgetUnwanted(db, now()), forgetOldPageViews(db, now())])
    await uploads.sweep()
    await measureDocuments(db)
    await recordJob(db, 'housekeeping', now(), null)
  } catch (cause) {
    log.error('housekeeping failed', { cause })
    await recordJob(db, 'housekeeping', now(), 'Failed. See the server log.').catch(() => {})
  }
}

/** Closes a database that cannot be used before the start fails. */
async function prepare<T>(database: OpenDatabase, work: () => T): Promise<T> {
  try {
    await migrate(database.db)
    await indexDocuments(database.db, Object.values(collections))
    await measureDocuments(database.db)
    return work()
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Without `PUBLIC_URL` both localhost and 127.0.0.1 are ours. */
function ownOrigins({ publicUrl, host }: Environment, port: number): string[] {
  return publicUrl ? [publicUrl] : [host, '127.0.0.1', 'localhost'].map((name) => originOf(name, port))
}
