import type { Sources } from './environment.ts'
import type { Feed } from './feeds/feed.ts'
import { type FeedSchedule, startFeeds } from './feeds/feed-schedule.ts'
import type { FeedParts } from './feeds/run-feed.ts'
import { amfiNavFeed } from './funds/amfi-nav-feed.ts'
import { amfiReportFeed } from './funds/amfi-report-feed.ts'
import { mfapiListFeed } from './funds/mfapi-list-feed.ts'
import type { News } from './news/open-news.ts'
import type { Market } from './open-market.ts'
import type { ListingMarket } from './property/listing-market.ts'
import { ecbDailyFeed, ecbHistoryFeed } from './rates/ecb-feed.ts'
import { exchangeDayFeed } from './stocks/exchange-day-feed.ts'
import { bseFiles, nseFiles } from './stocks/exchange-files.ts'
import { nseListsFeed } from './stocks/nse-lists-feed.ts'
import { yahooRefreshFeed } from './stocks/yahoo-refresh-feed.ts'

const LOOK_MS = 15_000

/** All sources, and what is made of what they bring. A new source is a line here. */
export function openFeeds(
  sources: Sources,
  { market, news, listings }: { market: Market; news: News; listings: ListingMarket },
  parts: Omit<FeedParts, 'end'>,
): FeedSchedule {
  const feeds: readonly Feed[] = [
    amfiNavFeed(sources.amfi, market.funds),
    amfiReportFeed(sources.amfiHistory, market.funds),
    mfapiListFeed(sources.mfapi, market.funds),
    exchangeDayFeed(nseFiles(sources.nse), market.stocks),
    nseListsFeed(sources.nse, market.stocks),
    ...(sources.bse ? [exchangeDayFeed(bseFiles(sources.bse), market.stocks)] : []),
    yahooRefreshFeed(sources.yahoo, market.stocks),
    ecbDailyFeed(sources.ecb, market.rates),
    ecbHistoryFeed(sources.ecbHistory, market.rates),
    ...news.feeds,
  ]
  const schedule = sources.mode === 'sample' ? undefined : startFeeds(feeds, parts)
  const timer = setInterval(() => {
    market.look().catch((cause) => parts.log.error('market failed', { cause }))
    news.look().catch((cause) => parts.log.error('news failed', { cause }))
    listings.look().catch((cause) => parts.log.error('listings failed', { cause }))
  }, LOOK_MS).unref()
  return {
    look: async () => schedule?.look(),
    async stop() {
      clearInterval(timer)
      await schedule?.stop()
    },
  }
}
