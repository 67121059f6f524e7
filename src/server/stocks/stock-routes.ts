import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import { decodePrices } from '#domain/packs/price-history.ts'
import { buildStockDetails, comparedStockOf } from '#domain/stocks/build-stock-details.ts'
import { adjustments } from '#domain/stocks/stock-details.ts'
import { stockQueryOf, stockSearch } from '#domain/stocks/stock-query.ts'
import { isoDay } from '#domain/time/day.ts'
import type { Mount } from '../http/endpoint.ts'
import type { Market } from '../open-market.ts'
import type { StockPages } from './stock-pages.ts'

export function stockRoutes(mount: Mount, market: Market, pages: StockPages) {
  const asked = (query: { riskFree?: string | undefined; adjust?: string | undefined }, symbol: string) => ({
    adjustment: adjustments.find((one) => one === query.adjust) ?? ('splits' as const),
    riskFree: riskFreeOf(query.riskFree) / 100,
    formerSymbols: pages.formerOf(symbol),
  })
  const known = async (symbol: string) => {
    const found = await pages.open(symbol)
    if (!found) throw new AppError('not-found')
    return found
  }

  mount(api.stock, async ({ params, query }) => {
    const { pack, at, prices } = await known(params.symbol)
    return buildStockDetails(pack, at, prices, asked(query, params.symbol))
  })

  mount(api.stockLine, async ({ params, query }) => {
    const { pack, at, prices } = await known(params.symbol)
    return comparedStockOf(pack, at, prices, asked(query, params.symbol))
  })

  mount(api.nearStocks, ({ params }) => pages.near(params.symbol))

  mount(api.stockHistory, async ({ params }) => {
    const { bytes, prices } = await known(params.symbol)
    const assumed = prices.clean.assumed.map(({ day, kind, value }) => ({
      day: isoDay(day),
      kind,
      value: Number(value),
      assumed: true,
    }))
    if (!decodePrices(bytes)) throw new AppError('not-found')
    return {
      symbol: params.symbol,
      source: prices.history.source,
      bytes: Buffer.from(bytes).toString('base64'),
      assumed,
      unsure: prices.clean.unsure.map(isoDay),
    }
  })

  mount(api.findStocks, async ({ query }) => {
    await market.ready
    const found = await market.stocks.thread.find(stockQueryOf(stockSearch(query)))
    // The first import is still under way.
    if (!found) throw new AppError('busy')
    return found
  })
}
