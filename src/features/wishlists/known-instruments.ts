import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FundCard } from '#domain/funds/found-funds.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import type { StockCard } from '#domain/stocks/found-stocks.ts'
import { stockQueryOf } from '#domain/stocks/stock-query.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { findInMarket, quotesOf } from '#platform/market/market-client.ts'

/** What a person can choose, with what tells it from others. */
export type Suggestion = {
  readonly id: string
  readonly label: string
  readonly aside: string
  readonly currency: string
}

const MOST = 12

/** Searches the local market data, dormant ones included: no request reveals what somebody looks for. */
const finders: Record<WishlistKind, (words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>> = {
  fund: async (q, signal) =>
    (await findInMarket('fund', fundQueryOf({ q, state: 'all' }), signal)).cards.flatMap(schemesOf).slice(0, MOST),
  stock: async (q, signal) =>
    (await findInMarket('stock', stockQueryOf({ q, state: 'all' }), signal)).cards.map(stockOf).slice(0, MOST),
}

/** All plans and options of each fund: they have their own prices. */
function schemesOf(card: FundCard): Suggestion[] {
  const others = card.chips.filter(({ code }) => code !== card.code)
  return [card, ...others].map((scheme) => ({
    id: String(scheme.code),
    label: schemeTitle({ ...scheme, fund: card.fund }),
    aside: `${card.category}, ${scheme.code}`,
    currency: 'INR',
  }))
}

const stockOf = ({ symbol, name, exchange, currency }: StockCard): Suggestion => ({
  id: symbol,
  label: name,
  aside: [symbol, exchange].filter(Boolean).join(', '),
  currency,
})

/** Matches by name, code or ISIN. */
export const suggested = (kind: WishlistKind, words: string) =>
  queryOptions({
    queryKey: ['suggested', kind, words],
    queryFn: ({ signal }) => finders[kind](words, signal),
    enabled: words.length > 1,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** Whether the market has this code; undefined if the market data is unavailable. */
export async function isKnown(kind: WishlistKind, code: string): Promise<boolean | undefined> {
  try {
    return (await finders[kind](code, new AbortController().signal)).some(({ id }) => id === code)
  } catch {
    return undefined
  }
}

/** The latest price in its own currency, if the market has it. */
export async function latestPrice(kind: WishlistKind, code: string) {
  const found = await quotesOf(kind, [code], 'INR').catch(() => undefined)
  return found?.quotes.get(code)
}
