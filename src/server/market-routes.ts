import { type FeedId, feeds } from '#catalogue/feeds.ts'
import { api } from '#domain/api/contract.ts'
import { feedStatuses } from './feeds/feed-collection.ts'
import { dayNow } from './feeds/feed-day.ts'
import type { Mount } from './http/endpoint.ts'
import type { Market } from './open-market.ts'
import type { ListingMarket } from './property/listing-market.ts'
import { stockProgress } from './stocks/stock-progress.ts'

/** What is known of all markets, and where it comes from. */
export function marketRoutes(mount: Mount, market: Market, listings: Pick<ListingMarket, 'ready'>) {
  mount(api.packs, async () => {
    await Promise.all([market.ready, listings.ready])
    return market.answer()
  })

  mount(api.feeds, async ({ db, now }) => ({
    source: market.funds.current()?.source ?? null,
    stockDays: market.asksSources ? await stockProgress(db, dayNow(now())) : null,
    feeds: await feedStatuses(db, Object.keys(feeds) as FeedId[]),
  }))
}
