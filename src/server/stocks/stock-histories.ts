import type { NavPoint } from '#domain/measures/dated-value.ts'
import { instrumentAt, textAt } from '#domain/packs/instrument-pack.ts'
import { closesAlone } from '#domain/packs/price-history.ts'
import { isSampleSymbol } from '#domain/stocks/sample-symbol.ts'
import type { StockPack } from '#domain/stocks/stock-pack.ts'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { dayNow } from '../feeds/feed-day.ts'
import type { FeedParts } from '../feeds/run-feed.ts'
import { type Histories, openHistories } from '../market/histories.ts'
import { keptPart } from '../market/market-day-collection.ts'
import type { Market } from '../open-market.ts'
import { partOf, placeInFiles, readStockDay, YEAR_DAYS } from './stock-day.ts'
import { gatherYear, type YearOfStock } from './stock-year.ts'
import { yahooFeed } from './yahoo-feed.ts'

/** The daily files' prices of one stock since a day; nothing where it is in none. */
export async function daysOfStock(
  db: Database,
  pack: StockPack | undefined,
  id: string,
  formerSymbols: readonly string[],
  since: Day,
): Promise<YearOfStock | undefined> {
  const at = pack?.ids.placeOf(id) ?? -1
  const place = pack && at >= 0 ? placeInFiles(id, textAt(pack.texts.exchange, at)) : undefined
  if (!place) return undefined
  const symbols = [...formerSymbols, place.symbol]
  const year = gatherYear((symbol) => (symbols.includes(symbol) ? id : symbol))
  for (const part of new Set(symbols.map((symbol) => partOf(place.exchange, symbol))))
    for (const kept of await keptPart(db, 'stock', part, since)) year.add(readStockDay(kept))
  return year.of(id)
}

type Parts = Omit<FeedParts, 'end'> & { readonly formerOf: (id: string) => readonly string[] }

/** Histories of stocks: from Yahoo, joined with the exchanges' days. `address`: of Yahoo, where it may be asked. */
export function openStockHistories(
  address: string | undefined,
  { ready, stocks }: Pick<Market, 'ready' | 'stocks'>,
  { formerOf, ...parts }: Parts,
): Histories {
  return openHistories(
    {
      kind: 'stock',
      async known(id) {
        await ready
        const { db: _, clock } = parts
        if (isSampleSymbol(id)) {
          const sample = await stocks.thread.sampleHistory(id, dayNow(clock()))
          return sample && { sample }
        }
        const pack = stocks.current()?.pack
        const at = pack?.ids.placeOf(id) ?? -1
        return pack && at >= 0 ? { latest: latestAt(pack, at) } : undefined
      },
      feedOf: (id) => (address === undefined ? undefined : yahooFeed(address, id, stocks)),
      async fromDays(id, latest, toldUntil) {
        const pack = stocks.current()?.pack
        const last = latest?.day ?? dayNow(parts.clock())
        if (toldUntil !== undefined && toldUntil >= last) return closesAlone([])
        const year = await daysOfStock(parts.db, pack, id, formerOf(id), toldUntil ?? last - YEAR_DAYS)
        return year?.history ?? closesAlone([])
      },
    },
    parts,
  )
}

function latestAt(pack: StockPack, at: number): NavPoint | null {
  const { value, day } = instrumentAt(pack, at)
  return value !== null && day !== null ? { nav: value, day } : null
}
