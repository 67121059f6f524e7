import { kindPacks } from '#domain/api/kind-packs.ts'
import type { PacksAnswer } from '#domain/api/pack-list.ts'
import type { CachedResponse } from '#server/http/cached-response.ts'
import type { Database } from './db/database.ts'
import type { Sources } from './environment.ts'
import { dayNow } from './feeds/feed-day.ts'
import { type FundMarket, fundSource } from './funds/fund-source.ts'
import type { Log } from './log.ts'
import { openInstrumentMarket } from './market/instrument-market.ts'
import { packDigests } from './market/pack-collection.ts'
import { openPublishedPacks, type PublishedPacks } from './market/published-packs.ts'
import { openRatesMarket, type RatesMarket } from './rates/rates-market.ts'
import { type StockMarket, stockSource } from './stocks/stock-source.ts'

/** What is known of all markets. A new kind of instrument is a line here, in `open-feeds.ts` and in `http/api.ts`. */
export type Market = {
  /** Resolves once there is anything to show. */
  readonly ready: Promise<void>
  /** Live sources are asked. */
  readonly asksSources: boolean
  answer(): PacksAnswer
  readonly published: PublishedPacks
  readonly funds: FundMarket
  readonly stocks: StockMarket
  /** The pack of former symbols and names. */
  stockNames(): Uint8Array | undefined
  readonly rates: RatesMarket
  /** Looks whether there are newer packs, made here or by another process, or a new day of the sample. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  readonly db: Database
  readonly mode: Sources['mode']
  readonly clock: () => Date
  readonly log: Log
  /** Where what is ready to be sent is found, by its address. */
  readonly prepared: Map<string, CachedResponse>
  readonly forgetMs?: number
}

const FORGET_MS = 10 * 60_000

export function openMarket({ db, mode, clock, log, prepared, forgetMs = FORGET_MS }: Parts): Market {
  const published = openPublishedPacks(prepared, forgetMs)
  const parts = { db, clock, published }
  const funds = openInstrumentMarket(fundSource, parts)
  const stocks = openInstrumentMarket(stockSource, parts)
  const rates = openRatesMarket(parts)
  const kinds = [funds, stocks]

  const look = async () => {
    if (mode !== 'sample') {
      const digests = new Map((await packDigests(db)).map(({ name, digest }) => [name, digest]))
      for (const one of [rates, ...kinds]) await one.look(digests)
    }
    if (mode !== 'live') await Promise.all(kinds.map((kind) => kind.showSample(dayNow(clock()))))
  }
  const begin = async () => {
    await rates.showEmbedded()
    await look()
  }
  const ready = begin().catch((cause) => log.error('market failed', { cause }))
  return {
    ready,
    asksSources: mode !== 'sample',
    answer: published.answer,
    published,
    funds,
    stocks,
    stockNames: () => published.bytes(kindPacks.stock.names),
    rates,
    look,
    async stop() {
      await Promise.all(kinds.map((kind) => kind.stop()))
      await ready
      await Promise.all([rates.stop(), published.stop()])
    },
  }
}
