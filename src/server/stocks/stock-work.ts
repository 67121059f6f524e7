import { readNamesPack, writeNamesPack } from '#domain/packs/names-pack.ts'
import { encodePrices } from '#domain/packs/price-history.ts'
import { readSparkPack } from '#domain/packs/spark-pack.ts'
import { cleanPrices } from '#domain/stocks/clean-prices.ts'
import type { FoundStocks } from '#domain/stocks/found-stocks.ts'
import { sampleStocks } from '#domain/stocks/sample-stocks.ts'
import { createStockFinder, type StockFinder } from '#domain/stocks/stock-finder.ts'
import { readStockPack, stockLayout } from '#domain/stocks/stock-pack.ts'
import type { StockQuery } from '#domain/stocks/stock-query.ts'
import type { Day } from '#domain/time/day.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'
import type { KeptDay } from '../market/market-day-collection.ts'
import { packedStock, packsOf } from './make-stock-packs.ts'
import { readDayFile, withDelivery } from './read-day-file.ts'
import { readStockLists } from './read-stock-lists.ts'
import { readYahooHistory } from './read-yahoo-history.ts'
import { createRebuild, type FoundCompanies, type KnownPacks, type ToldUntil } from './rebuild-stocks.ts'
import type { Listed } from './stock-companies.ts'
import { YEAR_DAYS } from './stock-day.ts'

const SEED = 20_261
const universe = sampleStocks(SEED)
let finder: StockFinder | undefined
/** The packs to search in, until the first search. */
let next: { stocks: Uint8Array; sparks: Uint8Array | null; names: Uint8Array | null } | undefined
const rebuild = createRebuild()

/** What takes long. Everything here runs on the stocks' own thread (`stock-thread-entry.ts`). */
export const stockWork = {
  /** From here on this is the market. Its index is made at the first search. */
  show(stocks: Uint8Array, sparks: Uint8Array | null, names: Uint8Array | null = null): void {
    next = { stocks, sparks, names }
  },
  find: (query: StockQuery): FoundStocks | undefined => currentFinder()?.find(query),
  readDay: readDayFile,
  withDelivery,
  readLists: readStockLists,
  readHistory: readYahooHistory,
  /** Days for the next `rebuild`, a few at a time: all at once would hold up whoever sends them. */
  addDays: (days: readonly KeptDay[]): void => rebuild.add(days),
  /** The packs out of what was known, the added days, and what files say of companies. */
  rebuild: (
    parts: number,
    known: KnownPacks,
    found: readonly FoundCompanies[],
    listed: Listed | null,
    toldUntil: ToldUntil,
  ): InstrumentPacks => rebuild.finish(parts, known, found, listed, toldUntil),
  sample(today: Day): InstrumentPacks {
    const stocks = universe.companies.flatMap(({ symbol, formerSymbols: _, ...company }) => {
      const history = universe.history(symbol, today, today - YEAR_DAYS)
      const traded = Number(history?.close.at(-1)?.nav ?? 0) * Number(history?.volume.at(-1)?.nav ?? 0)
      const clean = history && cleanPrices(history, { toldUntil: today })
      return clean ? [packedStock({ ...company, id: symbol }, clean, traded, history.close.at(-1)?.day ?? today)] : []
    })
    const former = universe.companies.map(({ symbol, formerSymbols }) => [symbol, formerSymbols] as const)
    const packs = packsOf(stocks)
    const names = Uint8Array.from(writeNamesPack(stockLayout.ids, new Map(former)))
    return { ...packs, names: { bytes: names, day: packs.list.day } }
  },
  /** A sample company's prices; nothing for a symbol that is none. */
  sampleHistory(symbol: string, today: Day): Uint8Array | undefined {
    const history = universe.history(symbol, today)
    return history && encodePrices(history)
  },
}

function currentFinder(): StockFinder | undefined {
  const pack = next && readStockPack(next.stocks)
  const [sparks, names] = [
    next?.sparks && readSparkPack(stockLayout.ids, next.sparks),
    next?.names && readNamesPack(stockLayout.ids, next.names),
  ]
  if (pack) finder = createStockFinder(pack, sparks || undefined, names || undefined)
  next = undefined
  return finder
}
