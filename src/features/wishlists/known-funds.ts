import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { findInMarket } from '#platform/market/market-client.ts'

/** Searches the local market data, dormant funds included: no request reveals what somebody looks for. */
const find = (words: string, signal: AbortSignal): Promise<FoundFunds> =>
  findInMarket('fund', fundQueryOf({ q: words, state: 'all' }), signal)

/** Matches by name, scheme code or ISIN. */
export const suggestedFunds = (words: string) =>
  queryOptions({
    queryKey: ['suggested-funds', words],
    queryFn: ({ signal }) => find(words, signal),
    enabled: words.length > 1,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** Whether a fund has this code; undefined if the market data is unavailable. */
export async function isKnownFund(code: string): Promise<boolean | undefined> {
  try {
    const { cards } = await find(code, new AbortController().signal)
    return cards.some((card) => [card, ...card.chips].some((scheme) => scheme.code === Number(code)))
  } catch {
    return undefined
  }
}
