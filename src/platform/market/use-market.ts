import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Currency } from '#catalogue/money.ts'
import { useBrowserValue } from '../storage/browser-value.ts'
import type { Quotes } from './market-client.ts'
import { type MarketState, marketState } from './market-state.ts'

/** Its code comes when it is needed. */
const market = () => import('./market-client.ts')

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Fetches the market at the first sign that somebody is there: a page that is only looked at costs nothing more. */
export function useMarket(): MarketState {
  useEffect(() => {
    const begin = () => {
      for (const sign of SIGNS) removeEventListener(sign, begin)
      market().then(
        ({ warmMarket }) => warmMarket(),
        () => {},
      )
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, begin)
    }
  }, [])
  return useBrowserValue(marketState)
}

/** The prices of these codes, picked in this browser out of the packs that everybody gets. What was there stays until the new is. */
export function useQuotes(codes: readonly string[], currency: Currency) {
  const wanted = codes.filter((code) => /^\d{1,9}$/.test(code))
  return useQuery<Quotes>({
    queryKey: ['quotes', wanted, currency],
    queryFn: async () => (await market()).quotesOf(wanted, currency),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 60_000,
  })
}
