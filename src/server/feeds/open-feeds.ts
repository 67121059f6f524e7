import type { Sources } from '../environment.ts'
import type { Market } from '../funds/market.ts'
import { amfiNavFeed } from './amfi-nav-feed.ts'
import { amfiReportFeed } from './amfi-report-feed.ts'
import { ecbDailyFeed, ecbHistoryFeed } from './ecb-feed.ts'
import type { Feed } from './feed.ts'
import { type FeedSchedule, startFeeds } from './feed-schedule.ts'
import { mfapiListFeed } from './mfapi-list-feed.ts'
import type { FeedParts } from './run-feed.ts'

const LOOK_MS = 15_000

/** All sources, and what is made of what they bring. A new source is a line here. */
export function openFeeds(sources: Sources, market: Market, parts: Omit<FeedParts, 'end'>): FeedSchedule {
  const feeds: readonly Feed[] = [
    amfiNavFeed(sources.amfi, market),
    amfiReportFeed(sources.amfiHistory, market),
    mfapiListFeed(sources.mfapi, market),
    ecbDailyFeed(sources.ecb, market),
    ecbHistoryFeed(sources.ecbHistory, market),
  ]
  const schedule = sources.mode === 'sample' ? undefined : startFeeds(feeds, parts)
  const timer = setInterval(() => {
    market.look().catch((cause) => parts.log.error('market failed', { cause }))
  }, LOOK_MS).unref()
  return {
    look: async () => schedule?.look(),
    async stop() {
      clearInterval(timer)
      await schedule?.stop()
    },
  }
}
