import { useMemo } from 'react'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { useCards } from '#platform/market/use-market.ts'

/** What the listings are now, and where that is from. */
export type ListingCards = {
  readonly state: 'none' | 'loading' | 'failed' | 'ready'
  readonly cards: ReadonlyMap<string, ListingCard>
  readonly source: 'live' | 'sample' | undefined
  /** The day of the list. */
  readonly day: string | null
  readonly retry: () => void
}

const NO_CARDS: ListingCards['cards'] = new Map()

/** Looked up in this browser, in the pack that everybody gets. */
export function useListingCards(ids: readonly string[]): ListingCards {
  const { data, status, isEnabled, refetch } = useCards('property', ids)
  return useMemo(
    () => ({
      state: !isEnabled ? 'none' : status === 'success' ? 'ready' : status === 'error' ? 'failed' : 'loading',
      cards: data?.cards ?? NO_CARDS,
      source: data?.source,
      day: data?.day ?? null,
      retry: () => void refetch(),
    }),
    [data, status, isEnabled, refetch],
  )
}
