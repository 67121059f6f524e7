import { useMemo } from 'react'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import type { Prices } from '#domain/wishlist/wishlist-rules.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { useQuotes } from '#platform/market/use-market.ts'
import type { Origin } from '#ui/data/as-of.tsx'

/** Current prices and their source. */
export type MarketPrices = {
  readonly state: 'none' | 'loading' | 'failed' | 'ready'
  readonly prices: Prices
  readonly source: 'live' | 'sample' | undefined
  readonly origin: Origin
  /** The current exchange rates could not be loaded. */
  readonly oldRates: boolean
  readonly retry: () => void
}

const NO_PRICES: Prices = new Map()

/** Prices of the wishes, looked up in this browser. */
export function usePrices(kind: WishlistKind, wishes: readonly Wish[]): MarketPrices {
  const [currency] = usePreferredCurrency()
  const codes = useMemo(() => wishes.map(({ code }) => code), [wishes])
  const { data, status, isEnabled, refetch } = useQuotes(kind, codes, currency)
  return useMemo(
    () => ({
      state: !isEnabled ? 'none' : status === 'success' ? 'ready' : status === 'error' ? 'failed' : 'loading',
      prices: data?.quotes ?? NO_PRICES,
      source: data?.source,
      oldRates: data?.oldRates ?? false,
      origin: data?.source === 'sample' ? 'sample' : data?.kept ? 'cached' : 'live',
      retry: () => void refetch(),
    }),
    [data, status, isEnabled, refetch],
  )
}
