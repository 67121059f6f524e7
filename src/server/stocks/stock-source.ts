import { readStockPack, type StockPack } from '#domain/stocks/stock-pack.ts'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { knownHistories } from '../market/history-collection.ts'
import type { InstrumentMarket, InstrumentSource, PackChange } from '../market/instrument-market.ts'
import { keptBetween } from '../market/market-day-collection.ts'
import { threadFile } from '../market/work-thread.ts'
import type { FoundCompanies } from './rebuild-stocks.ts'
import type { Listed } from './stock-companies.ts'
import { YEAR_DAYS } from './stock-day.ts'
import { type StockWork, stockWorkMethods } from './stock-work-methods.ts'

export type StockMarket = InstrumentMarket<StockPack, StockWork>

/** Stocks, as the server knows them. */
export const stockSource: InstrumentSource<StockPack, StockWork> = {
  kind: 'stock',
  read: readStockPack,
  threadFile: threadFile(import.meta.url, 'stock-thread-entry'),
  methods: stockWorkMethods,
}

/** So many days are read at once: more would keep a page waiting. */
const AT_ONCE = 14

let turn: Promise<void> = Promise.resolve()

/** Makes the packs again out of what is kept, and with what files say of companies. One after the other. */
export function rebuildStocks(
  stocks: StockMarket,
  db: Database,
  today: Day,
  found: readonly FoundCompanies[],
  listed: Listed | null = null,
): Promise<void> {
  const mine = turn.then(() => stocks.change((list) => rebuilt(stocks, db, today, list, found, listed)))
  turn = mine.catch(() => {})
  return mine
}

async function rebuilt(
  stocks: StockMarket,
  db: Database,
  today: Day,
  list: Uint8Array | null,
  found: readonly FoundCompanies[],
  listed: Listed | null,
): Promise<PackChange<void>> {
  let parts = 0
  for (let from = today - YEAR_DAYS; from <= today; from += AT_ONCE) {
    const days = await keptBetween(db, 'stock', from, from + AT_ONCE - 1)
    await stocks.reader.addDays(days)
    parts += days.length
  }
  const known = { list, sparks: await stocks.keptSparks(), names: await stocks.keptNames() }
  const histories = await knownHistories(db, 'stock')
  const toldUntil = new Map(Array.from(histories, ([id, { lastDay }]) => [id, lastDay]))
  return { result: undefined, packs: await stocks.reader.rebuild(parts, known, found, listed, toldUntil) }
}
