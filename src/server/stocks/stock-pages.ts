import { AppError } from '#domain/api/app-error.ts'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { currentId, type FormerNames, readNamesPack } from '#domain/packs/names-pack.ts'
import { decodePrices } from '#domain/packs/price-history.ts'
import type { StockPrices } from '#domain/stocks/build-stock-details.ts'
import { cleanPrices } from '#domain/stocks/clean-prices.ts'
import { isSampleSymbol } from '#domain/stocks/sample-symbol.ts'
import type { NearStocks, StockDetails } from '#domain/stocks/stock-details.ts'
import { type StockPack, stockLayout } from '#domain/stocks/stock-pack.ts'
import { isSymbol, stockQueryOf } from '#domain/stocks/stock-query.ts'
import { type FeedParts, runFeed } from '../feeds/run-feed.ts'
import type { HistoryOrigin } from '../market/histories.ts'
import type { Market } from '../open-market.ts'
import { limitedAsking } from './limited-asking.ts'
import { YEAR_DAYS } from './stock-day.ts'
import { daysOfStock, openStockHistories } from './stock-histories.ts'
import { yahooFeed } from './yahoo-feed.ts'
import { idOfSymbol } from './yahoo-symbols.ts'

export type StockPage = {
  readonly pack: StockPack
  readonly at: number
  readonly prices: StockPrices
  readonly bytes: Uint8Array
}
export type StockPages = {
  /** Nothing for a symbol that nobody knows, or that is written otherwise: see `near`. */
  open(symbol: string): Promise<StockPage | undefined>
  formerOf(symbol: string): readonly string[]
  near(symbol: string): Promise<NearStocks>
}

const sources = {
  source: 'yahoo',
  days: 'exchange',
  sample: 'sample',
  none: 'none',
} as const satisfies Record<HistoryOrigin, StockDetails['history']['source']>

const MOST_PACKED = 20_000
const NEAR = 6

/** What stock pages are made of. `address`: of Yahoo, where it may be asked. */
export function openStockPages(
  address: string | undefined,
  market: Pick<Market, 'ready' | 'stocks' | 'stockNames'>,
  parts: Omit<FeedParts, 'end'>,
): StockPages {
  const { stocks } = market
  const names = readOnce(market.stockNames)
  const formerOf = (symbol: string) => names()?.get(symbol)?.filter(isSymbol) ?? []
  const histories = openStockHistories(address, market, { ...parts, formerOf })
  const packNow = async () => {
    await market.ready
    const pack = stocks.current()?.pack
    if (!pack) throw new AppError('busy')
    return pack
  }
  const mayAsk = limitedAsking(parts.clock)
  /** Asks the outside for a symbol that is in no file; from then on it is in the pack. */
  const discovered = async (symbol: string, pack: StockPack): Promise<StockPack> => {
    const canAsk = address !== undefined && stocks.live() !== undefined && pack.count < MOST_PACKED
    if (!canAsk || !isSymbol(symbol)) return pack
    const end = new AbortController().signal
    await mayAsk(symbol, async () => runFeed(yahooFeed(address, symbol, stocks), { ...parts, end }))
    return packNow()
  }

  return {
    formerOf,
    async open(symbol) {
      const known = await packNow()
      const isNew = known.ids.placeOf(symbol) < 0 && idNow(known, names(), symbol) === symbol
      const pack = isNew ? await discovered(symbol, known) : known
      const at = pack.ids.placeOf(symbol)
      const history = at < 0 ? undefined : await histories.of(symbol)
      const published = history && decodePrices(history.bytes)
      if (!history || !published) return undefined
      const { origin, fetchedAt, toldUntil, bytes } = history
      const since = (instrumentAt(pack, at).day ?? 0) - (toldUntil === undefined ? YEAR_DAYS : USUAL)
      const days = isSampleSymbol(symbol)
        ? undefined
        : await daysOfStock(parts.db, pack, symbol, formerOf(symbol), since)
      return {
        pack,
        at,
        bytes,
        prices: {
          clean: cleanPrices(published, { toldUntil, isinChanges: days?.isinChanges }),
          history: { source: sources[origin], fetchedAt: fetchedAt?.toISOString() ?? null },
          knowsDividends: origin === 'source' || origin === 'sample',
          traded: days?.traded ?? [],
        },
      }
    },
    async near(symbol) {
      const known = await packNow()
      const now = idNow(known, names(), symbol)
      const pack = now !== symbol && known.ids.placeOf(now) < 0 ? await discovered(now, known) : known
      if (now !== symbol && pack.ids.placeOf(now) >= 0) return { now, near: [] }
      const found = await stocks.thread.find(stockQueryOf({ q: symbol, state: 'all' }))
      const near = found?.cards.slice(0, NEAR).map(({ symbol: one, name }) => ({ symbol: one, name })) ?? []
      return { now: null, near }
    },
  }
}

/** About as many days as twenty of trading. */
const USUAL = 35

/** The id of now for a symbol as people write it. */
function idNow(pack: StockPack, names: FormerNames | undefined, symbol: string): string {
  const id = idOfSymbol(symbol, (one) => pack.ids.placeOf(currentId(pack.ids, names, one)) >= 0)
  return currentId(pack.ids, names, id)
}

/** Read again when they are other bytes. */
function readOnce(bytesNow: () => Uint8Array | undefined): () => FormerNames | undefined {
  let bytes: Uint8Array | undefined
  let names: FormerNames | undefined
  return () => {
    const next = bytesNow()
    if (next !== bytes) {
      bytes = next
      names = next && readNamesPack(stockLayout.ids, next)
    }
    return names
  }
}
