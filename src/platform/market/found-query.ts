import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { type FundSearch, fundQueryOf } from '#domain/funds/fund-query.ts'
import type { ApiClient } from '../api/api-client.ts'
import { marketStates } from './market-state.ts'

const MINUTE_MS = 60_000

/**
 * The search result. Once this tab has the market, only this tab searches. Until then the server gets queries that
 * everybody sends; typed words and compared funds only after consent (`askAll`), when the market cannot be loaded.
 */
export const foundQuery = (client: ApiClient, search: FundSearch, withSparks = false, askAll = false) =>
  queryOptions({
    // Asked again once there are sparklines.
    queryKey: ['found-funds', search, withSparks, askAll],
    queryFn: async ({ signal }) => {
      const personal = search.q !== undefined || search.compare !== undefined
      const onServer = typeof document === 'undefined'
      if (onServer || (marketStates.fund.read().phase !== 'ready' && !personal)) return askServer(client, search)
      if (askAll) return askServer(client, search)
      const { findInMarket } = await import('./market-client.ts')
      try {
        return await findInMarket('fund', fundQueryOf(search), signal)
      } catch (error) {
        signal.throwIfAborted()
        if (personal) throw error
        return askServer(client, search)
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

async function askServer(client: ApiClient, search: FundSearch): Promise<FoundFunds> {
  // Imported late: in a browser it is seldom needed, and the contract brings all schemas.
  const { fundsApi } = await import('#domain/api/funds-contract.ts')
  const query = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
  return client.call(fundsApi.findFunds, undefined, { query })
}
