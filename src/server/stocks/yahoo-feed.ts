import { type Day, isoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import type { Feed, FeedTools } from '../feeds/feed.ts'
import { refuseFewer } from '../feeds/feed-checks.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { keepHistory, readHistoryRow } from '../market/history-collection.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'
import type { KnownPacks } from './rebuild-stocks.ts'
import type { StockMarket } from './stock-source.ts'
import { yahooSymbolOf } from './yahoo-symbols.ts'

const LIMITS = { ms: 10_000, bytes: 8_000_000, types: /json/i }

/** What Yahoo answered for a stock of ours. */
export type YahooChart = { readonly id: string; readonly symbol: string; readonly text: string; readonly asked: Date }

/** One symbol's prices of any exchange, fetched on demand. It has no schedule; its runs are recorded like others. */
export function yahooFeed(address: string, id: string, stocks: StockMarket): Feed {
  return {
    id: 'yahoo',
    everyMs: 12 * 3_600_000,
    async run(tools) {
      const chart = await askYahoo(address, id, stocks, tools)
      return stocks.change(async (list) => {
        const known = { list, sparks: await stocks.keptSparks(), names: null }
        const { row, packs, isNew, rejected } = await readChart(chart, known, stocks, tools.db)
        // With the packs where those change, else by itself.
        if (!packs) await keepHistory(tools.db, row)
        return {
          result: {
            ...{ rows: row.points, added: Number(isNew), changed: Number(!isNew), rejected },
            dataDay: isoDay(row.lastDay),
          },
          packs,
          also: (tx) => keepHistory(tx, row),
        }
      })
    },
  }
}

export async function askYahoo(
  address: string,
  id: string,
  stocks: StockMarket,
  { fetch, now }: FeedTools,
): Promise<YahooChart> {
  const symbol = yahooSymbolOf(id, stocks.live())
  // A range of many years by name would come by month.
  const until = Math.ceil(now.getTime() / 1000)
  const query = `period1=0&period2=${until}&interval=1d&events=div%2Csplit`
  const text = await fetch(`${address}/v8/finance/chart/${encodeURIComponent(symbol)}?${query}`, LIMITS)
  return { id, symbol, text, asked: now }
}

export type ReadChart = {
  readonly row: Parameters<typeof keepHistory>[1] & { readonly lastDay: Day }
  readonly packs: InstrumentPacks | undefined
  readonly isNew: boolean
  readonly rejected: Readonly<Record<string, number>>
}

/** The history to keep, and the packs with it where they change. */
export async function readChart(
  { id, symbol, text, asked }: YahooChart,
  known: KnownPacks,
  stocks: StockMarket,
  db: Database,
): Promise<ReadChart> {
  const stock = { kind: 'stock', id } as const
  const read = await stocks.reader.readHistory(text, id, known)
  if (!read.ok) throw new FeedError(read.reason === 'no-such-symbol' ? 'empty' : 'unknown-layout', read.reason)
  if (read.symbol.toUpperCase() !== symbol.toUpperCase()) throw new FeedError('empty', `symbol ${read.symbol}`)
  const { points, lastDay, packs, rejected } = read
  const before = await readHistoryRow(db, stock)
  refuseFewer(points, before?.points)
  const row = { ...stock, bytes: Uint8Array.from(read.bytes), points, lastDay, fetchedAt: asked }
  return { row, packs, isNew: !before, rejected }
}
