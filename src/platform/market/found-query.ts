import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { type FundSearch, fundQueryOf } from '#domain/funds/fund-query.ts'
import type { FoundListings } from '#domain/property/found-listings.ts'
import { type ListingSearch, listingQueryOf } from '#domain/property/listing-query.ts'
import type { FoundStocks } from '#domain/stocks/found-stocks.ts'
import { type StockSearch, stockQueryOf } from '#domain/stocks/stock-query.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { MarketKind } from './market-reader.ts'
import { marketStates } from './market-state.ts'

const MINUTE_MS = 60_000

type Query = Readonly<Record<string, string>>
type Worded = { readonly q?: string; readonly compare?: string }

/** How a kind of instrument is searched: in this tab, or by the server. */
export type MarketSearch<Search, Found> = {
  readonly kind: MarketKind
  /** The search without what changes nothing about the answer. */
  asked?(search: Search): Search
  /** Whether it says what this person looks for: nothing that the server needs to know. */
  isPersonal(search: Search): boolean
  find(search: Search, signal: AbortSignal): Promise<Found>
  askServer(client: ApiClient, query: Query): Promise<Found>
}

/** Everybody filters funds and stocks in the same ways; words and compared ones are a person's own. */
const isWorded = ({ q, compare }: Worded) => q !== undefined || compare !== undefined
/** Of a home every filter is: only the view of the list is not. */
const viewOnly: ReadonlySet<string> = new Set(['purpose', 'sort', 'page', 'size', 'view', 'unit'])

/** Imported late: the worker's client at the first search, the contract, which brings all schemas, seldom. */
const marketClient = () => import('./market-client.ts')

export const fundMarket: MarketSearch<FundSearch, FoundFunds> = {
  kind: 'fund',
  isPersonal: isWorded,
  find: async (search, signal) => (await marketClient()).findInMarket('fund', fundQueryOf(search), signal),
  askServer: async (client, query) =>
    client.call((await import('#domain/api/funds-contract.ts')).fundsApi.findFunds, undefined, { query }),
}

export const stockMarket: MarketSearch<StockSearch, FoundStocks> = {
  kind: 'stock',
  isPersonal: isWorded,
  find: async (search, signal) => (await marketClient()).findInMarket('stock', stockQueryOf(search), signal),
  askServer: async (client, query) =>
    client.call((await import('#domain/api/stocks-contract.ts')).stocksApi.findStocks, undefined, { query }),
}

export const listingMarket: MarketSearch<ListingSearch, FoundListings> = {
  kind: 'property',
  asked: ({ at: _, ...search }) => search,
  isPersonal: (search) => Object.keys(search).some((name) => !viewOnly.has(name)),
  find: async (search, signal) => (await marketClient()).findInMarket('property', listingQueryOf(search), signal),
  askServer: async (client, query) =>
    client.call((await import('#domain/api/property-contract.ts')).propertyApi.findListings, undefined, { query }),
}

/**
 * The search result. Once this tab has the market, only this tab searches. Until then the server gets queries that
 * everybody sends; personal ones only after consent (`askAll`), when the market cannot be loaded.
 */
export const foundQuery = <Search extends object, Found>(
  market: MarketSearch<Search, Found>,
  client: ApiClient,
  whole: Search,
  withSparks = false,
  askAll = false,
) => {
  const search = market.asked?.(whole) ?? whole
  return queryOptions<Found>({
    // Asked again once there are sparklines.
    queryKey: ['found', market.kind, search, withSparks, askAll],
    queryFn: async ({ signal }) => {
      const personal = market.isPersonal(search)
      const onServer = typeof document === 'undefined'
      const ask = () => market.askServer(client, queryOf(search))
      if (onServer || (marketStates[market.kind].read().phase !== 'ready' && !personal)) return ask()
      if (askAll) return ask()
      try {
        return await market.find(search, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (personal) throw error
        return ask()
      }
    },
    // Whoever has the market can search it without a network.
    networkMode: 'always',
    // The loader has just asked.
    retryOnMount: false,
    // One answer per query while the page is open; a cached page may be older than it looks.
    staleTime: Number.POSITIVE_INFINITY,
    // Every key press is a query of its own.
    gcTime: MINUTE_MS,
    placeholderData: keepPreviousData,
  })
}

const queryOf = (search: object): Query =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
