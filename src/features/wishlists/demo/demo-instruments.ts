import { fundsApi } from '#domain/api/funds-contract.ts'
import { stocksApi } from '#domain/api/stocks-contract.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { type FundSearch, fundQueryOf } from '#domain/funds/fund-query.ts'
import { seriesOf } from '#domain/measures/series.ts'
import { seriesIn } from '#domain/packs/history-code.ts'
import { decodePrices } from '#domain/packs/price-history.ts'
import type { StockCard } from '#domain/stocks/found-stocks.ts'
import { type StockSearch, stockQueryOf } from '#domain/stocks/stock-query.ts'
import type { Day } from '#domain/time/day.ts'
import { DEMO_DAYS, type DemoInstrument } from '#domain/wishlist/demo-wishes.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { createApiClient } from '#platform/api/api-client.ts'
import { findInMarket } from '#platform/market/market-client.ts'

const client = createApiClient((path, init) => fetch(path, init))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const nobody = () => new AbortController().signal

/** One fund per asset class. */
const assets = ['index', 'equity', 'hybrid', 'debt'] as const satisfies readonly FundSearch['asset'][]
const STOCKS = 4

/** Instruments of the loaded market. The demo's lists are not personal, so their histories may be requested. */
export const demoInstruments: Record<WishlistKind, (today: Day) => Promise<readonly DemoInstrument[]>> = {
  fund: () => known(assets.map(fundOf)),
  stock: async (today) => {
    const [large, foreign] = await Promise.all([
      found({ sort: 'traded', currency: 'INR', size: 24 }),
      found({ sort: 'traded', currency: 'USD' }),
    ])
    const rupees = await firstOf(distinctSectors(large), STOCKS, today)
    const dollars = await firstOf(foreign, 1, today)
    return [...rupees.slice(0, STOCKS - dollars.length), ...dollars]
  },
}

const known = async <Value>(all: readonly Promise<Value | undefined>[]) =>
  (await Promise.all(all.map((one) => one.catch(() => undefined)))).filter((one) => one !== undefined)

/** The first of its class with a year of history. */
async function fundOf(asset: (typeof assets)[number]): Promise<DemoInstrument | undefined> {
  const query = fundQueryOf({ asset, plan: 'direct', option: 'growth' })
  const { cards } = await findInMarket('fund', query, nobody())
  const card = cards.find(({ return1y }) => return1y !== null) ?? cards[0]
  if (!card) return undefined
  const { bytes } = await client.call(fundsApi.fundHistory, undefined, { params: { code: String(card.code) } })
  return { code: String(card.code), name: schemeTitle(card), currency: 'INR', series: seriesIn(bytesOf(bytes)) }
}

const found = async (search: StockSearch) => (await findInMarket('stock', stockQueryOf(search), nobody())).cards

function distinctSectors(cards: readonly StockCard[]): StockCard[] {
  const bySector = Map.groupBy(cards, ({ sector, symbol }) => sector || symbol)
  return [...bySector.values()].flatMap(([first]) => first ?? [])
}

/** One after the other, until there are enough: the first ones nearly always do. */
async function firstOf(cards: readonly StockCard[], count: number, today: Day): Promise<DemoInstrument[]> {
  const all: DemoInstrument[] = []
  for (const card of cards) {
    if (all.length === count) break
    const stock = await stockOf(card, today).catch(() => undefined)
    if (stock) all.push(stock)
  }
  return all
}

async function stockOf({ symbol, name, currency }: StockCard, today: Day): Promise<DemoInstrument | undefined> {
  const { bytes, assumed } = await client.call(stocksApi.stockHistory, undefined, { params: { symbol } })
  const history = decodePrices(bytesOf(bytes))
  const isSplit = ({ kind, day }: { kind: string; day: Day }) => kind !== 'dividend' && day > today - DEMO_DAYS
  if (!history || assumed.length > 0 || history.actions.some(isSplit)) return undefined
  return { code: symbol, name, currency, series: seriesOf(history.close) }
}
