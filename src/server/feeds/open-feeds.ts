import type { Sources } from '../environment.ts'
import type { Market } from '../funds/market.ts'
import { amfiNavFeed } from './amfi-nav-feed.ts'
import { amfiReportFeed } from './amfi-report-feed.ts'
import { ecbDailyFeed, ecbHistoryFeed } from './ecb-feed.ts'
import type { Feed } from './feed.ts'
import { type FeedSchedule, startFeeds } from './feed-schedule.ts'
import type { FeedParts } from './run-feed.ts'

const LOOK_MS = 15_000

/** All sources, and what is made of what they bring. A new source is a line here. */
export function openFeeds(sources: Sources, market: Market, parts: Omit<FeedParts, 'end'>): FeedSchedule {
  const feeds: readonly Feed[] = [
    thenMake(amfiNavFeed(sources.amfi), market.makeFunds),
    thenMake(amfiReportFeed(sources.amfiHistory), market.makeFunds),
    thenMake(ecbDailyFeed(sources.ecb), market.makeRates),
    thenMake(ecbHistoryFeed(sources.ecbHistory), market.makeRates),
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

/** The packs belong to the run: whoever sees it recorded finds them made. */
function thenMake(feed: Feed, make: () => Promise<void>): Feed {
  return {
    ...feed,
    async run(tools) {
      const result = await feed.run(tools)
      if (result.added + result.changed > 0) await make()
      return result
    },
  }
}
