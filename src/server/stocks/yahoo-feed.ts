import { isoDay } from '#domain/time/day.ts'
import type { Feed } from '../feeds/feed.ts'
import { refuseFewer } from '../feeds/feed-checks.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { keepHistory, readHistoryRow } from '../market/history-collection.ts'
import type { StockMarket } from './stock-source.ts'
import { yahooSymbolOf } from './yahoo-symbols.ts'

const LIMITS = { ms: 10_000, bytes: 8_000_000, types: /json/i }

/** One symbol's prices of any exchange, fetched on demand. It has no schedule; its runs are recorded like others. */
export function yahooFeed(address: string, id: string, stocks: StockMarket): Feed {
  return {
    id: 'yahoo',
    everyMs: 12 * 3_600_000,
    async run({ db, now, fetch }) {
      const symbol = yahooSymbolOf(id, stocks.live())
      // A range of many years by name would come by month.
      const until = Math.ceil(now.getTime() / 1000)
      const query = `period1=0&period2=${until}&interval=1d&events=div%2Csplit`
      const text = await fetch(`${address}/v8/finance/chart/${encodeURIComponent(symbol)}?${query}`, LIMITS)
      const stock = { kind: 'stock', id } as const
      const before = await readHistoryRow(db, stock)
      return stocks.change(async (list) => {
        const known = { list, sparks: await stocks.keptSparks(), names: null }
        const read = await stocks.reader.readHistory(text, id, known)
        if (!read.ok) throw new FeedError(read.reason === 'no-such-symbol' ? 'empty' : 'unknown-layout', read.reason)
        if (read.symbol.toUpperCase() !== symbol.toUpperCase()) throw new FeedError('empty', `symbol ${read.symbol}`)
        const { points, lastDay, rejected } = read
        refuseFewer(points, before?.points)
        const row = { ...stock, bytes: Uint8Array.from(read.bytes), points, lastDay, fetchedAt: now }
        // With the packs where those change, else by itself.
        if (!read.packs) await keepHistory(db, row)
        return {
          result: { rows: points, added: before ? 0 : 1, changed: before ? 1 : 0, rejected, dataDay: isoDay(lastDay) },
          packs: read.packs,
          also: (tx) => keepHistory(tx, row),
        }
      })
    },
  }
}
