import { demo } from '#catalogue/demo.ts'
import type { Favorite } from '#domain/keeping/favorite.ts'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { listingQueryOf } from '#domain/property/listing-query.ts'
import { findInMarket } from '#platform/market/market-client.ts'

/** Two homes for sale: one whose price has changed since, which the demo saved before, and the newest. */
export async function demoHomes() {
  const query = listingQueryOf({ purpose: 'buy', sort: 'newest', size: 48 })
  const { cards } = await findInMarket('property', query, new AbortController().signal)
  const changed = cards.find(({ previousPrice, changedOn }) => previousPrice !== null && changedOn !== null)
  const newest = cards.find((card) => card !== changed)
  return [changed, newest].flatMap((card) => (card ? [homeOf(card)] : []))
}

function homeOf({ id, title: name, currency, price, previousPrice, changedOn }: ListingCard) {
  const dayBefore = changedOn && new Date(Date.parse(changedOn) - 86_400_000).toISOString()
  const item: Favorite = {
    id: `demo-${id}`,
    userId: demo.uid,
    projectId: id,
    createdAt: dayBefore ?? new Date().toISOString(),
    name,
    currency,
    price: previousPrice ?? price,
  }
  return { code: id, name, item }
}
