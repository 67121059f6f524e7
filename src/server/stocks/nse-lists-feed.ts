import type { Feed, FeedTools } from '../feeds/feed.ts'
import { refuseFewer } from '../feeds/feed-checks.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { rebuildStocks, type StockMarket } from './stock-source.ts'

const LIMITS = { ms: 30_000, bytes: 4_000_000, types: /^(text\/|application\/(csv|octet-stream|vnd\.ms-excel))/i }

/** NSE's lists: companies by their names, symbols that changed, and the sectors of the largest 500. */
export function nseListsFeed(base: string, stocks: StockMarket): Feed {
  return {
    id: 'nse-lists',
    everyMs: 12 * 3_600_000,
    async run(tools) {
      // Without days there is nothing to name yet.
      if (!stocks.live()) return { rows: 0, added: 0, changed: 0, rejected: {}, dataDay: null, againMs: 60_000 }
      const shares = await tools.fetch(`${base}/content/equities/EQUITY_L.csv`, LIMITS)
      const changes = await optional(tools, `${base}/content/equities/symbolchange.csv`)
      const sectors = await optional(tools, `${base}/content/indices/ind_nifty500list.csv`)
      const lists = await stocks.reader.readLists(shares, changes, sectors)
      if (!lists.ok) throw new FeedError('unknown-layout', lists.reason)
      refuseFewer(lists.rows, tools.lastGood?.rows || undefined)
      await rebuildStocks(stocks, tools.db, dayNow(tools.now), [], lists.listed)
      return { rows: lists.rows, added: 0, changed: lists.rows, rejected: lists.rejected, dataDay: null }
    },
  }
}

/** What cannot be reached is left out, and what was known stays. */
async function optional(tools: FeedTools, address: string): Promise<string | null> {
  try {
    return await tools.fetch(address, LIMITS)
  } catch (error) {
    if (error instanceof FeedError) return null
    throw error
  }
}
