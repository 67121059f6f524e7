import { type FeedId, feeds } from '#catalogue/feeds.ts'
import { AppError } from '#domain/app-error.ts'
import { api } from '#domain/contract.ts'
import { fundQueryOf, fundSearch } from '#domain/fund-query.ts'
import { feedStatuses } from '../feeds/feed-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import type { Histories } from './histories.ts'
import type { Market } from './market.ts'

export function fundRoutes(mount: Mount, market: Market, histories: Histories) {
  mount(api.fundHistory, async ({ params }) => {
    const history = await histories.of(Number(params.code))
    if (!history) throw new AppError('not-found')
    return history
  })

  mount(api.findFunds, async ({ query }) => {
    await market.ready
    const found = await market.thread.find(fundQueryOf(fundSearch(query)))
    // The first import is still under way.
    if (!found) throw new AppError('busy')
    return found
  })

  mount(api.packs, async () => {
    await market.ready
    return market.answer()
  })

  mount(api.feeds, async ({ db }) => ({
    source: market.funds()?.source ?? null,
    feeds: await feedStatuses(db, Object.keys(feeds) as FeedId[]),
  }))
}
