import type { ListingCard } from '#domain/property/found-listings.ts'
import { type ListingSearch, listingQueryOf, MOST_POINTS } from '#domain/property/listing-query.ts'
import { findInMarket } from '#platform/market/market-client.ts'

const never = new AbortController().signal

/** All that a search finds, looked up in this tab: the server does not learn what somebody looks for. */
export async function findAll(search: ListingSearch, signal = never): Promise<readonly ListingCard[]> {
  const query = { ...listingQueryOf(search), points: 0, page: 1, size: MOST_POINTS }
  return (await findInMarket('property', query, signal)).cards
}
