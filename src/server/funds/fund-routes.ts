import { type FeedId, feeds } from '#catalogue/feeds.ts'
import { api } from '#domain/contract.ts'
import { feedStatuses } from '../feeds/feed-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import type { Market } from './market.ts'

export function fundRoutes(mount: Mount, market: Market) {
  mount(api.packs, async () => {
    await market.ready
    return market.answer()
  })

  mount(api.feeds, async ({ db }) => ({
    source: market.funds()?.source ?? null,
    feeds: await feedStatuses(db, Object.keys(feeds) as FeedId[]),
  }))
}
