import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Currency } from '#catalogue/money.ts'
import { addressPatterns } from '#domain/api/address.ts'
import { afterNextPaint } from '../browser/after-next-paint.ts'
import { onFirstSign } from '../browser/first-sign.ts'
import { useBrowserValue } from '../storage/browser-value.ts'
import type { CardsById, Quotes } from './market-client.ts'
import type { MarketKind } from './market-reader.ts'
import { type MarketState, marketStates } from './market-state.ts'

/** Its code comes when it is needed. */
const market = () => import('./market-client.ts')
/** Starting it takes longer than a frame: a page that opens is painted first. */
const marketAfterPaint = async () => {
  await afterNextPaint()
  return market()
}

const idPatterns: Record<MarketKind, RegExp> = {
  fund: addressPatterns.schemeCode,
  stock: addressPatterns.symbol,
  property: addressPatterns.id,
}

/** Fetches the market at the first sign that somebody is there: a page that is only looked at costs nothing more. */
export function useMarket(kind: MarketKind): MarketState {
  useEffect(
    () =>
      onFirstSign(() => {
        market().then(
          ({ warmMarket }) => warmMarket(kind),
          () => {},
        )
      }),
    [kind],
  )
  return useBrowserValue(marketStates[kind])
}

/** Prices, looked up in this browser in the packs that everybody gets. Old ones stay until the new arrive. */
export function useQuotes(kind: MarketKind, ids: readonly string[], currency: Currency) {
  const wanted = ids.filter((id) => idPatterns[kind].test(id))
  return useQuery<Quotes>({
    queryKey: ['quotes', kind, wanted, currency],
    queryFn: async () => (await marketAfterPaint()).quotesOf(kind, wanted, currency),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 60_000,
  })
}

/** Cards by id, looked up in this browser: no request reveals which. Old ones stay until the new arrive. */
export function useCards<Kind extends MarketKind>(kind: Kind, ids: readonly string[]) {
  const wanted = ids.filter((id) => idPatterns[kind].test(id))
  return useQuery<CardsById<Kind>>({
    queryKey: ['cards', kind, wanted],
    queryFn: async () => (await marketAfterPaint()).cardsOf(kind, wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 60_000,
  })
}
