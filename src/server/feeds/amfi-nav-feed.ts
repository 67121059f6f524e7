import { isoDay } from '#domain/day.ts'
import type { Market } from '../funds/market.ts'
import { keepMarketDay, keptDays } from '../funds/market-day-collection.ts'
import type { Feed } from './feed.ts'
import { refuseFewer, refuseOlder } from './feed-checks.ts'
import { dayNow } from './feed-day.ts'
import { FeedError } from './feed-error.ts'

const LIMITS = { ms: 60_000, bytes: 12_000_000, types: /^(text\/plain|application\/octet-stream)/i }
const LEAST_ROWS = 20
/** Of the rows, how many may be without a value that can be right. */
const MOST_REJECTED = 0.25

/** AMFI's file of the whole market: the list of schemes and their latest NAV. It is made anew every evening, and mended in the night. */
export function amfiNavFeed(address: string, market: Market): Feed {
  return {
    id: 'amfi-nav',
    everyMs: 2 * 3_600_000,
    async run({ db, now, fetch, lastGood }) {
      const text = await fetch(address, LIMITS)
      return market.changeFunds(async (kept) => {
        const file = await market.reader.read(text, dayNow(now), kept, await keptDays(db))
        if (!file.ok) throw new FeedError('unknown-layout', file.reason)
        const { rows, added, changed, without, rejected } = file
        const dataDay = isoDay(file.day)
        refuseFewer(rows, lastGood?.rows, LEAST_ROWS)
        if (without > rows * MOST_REJECTED) throw new FeedError('far-more-rejected', `${without} of ${rows}`)
        refuseOlder(dataDay, lastGood)
        return {
          result: { rows, added, changed, rejected, dataDay },
          packs: added + changed > 0 ? file.packs : undefined,
          also: (tx) => keepMarketDay(tx, file.market),
        }
      })
    },
  }
}
