import { lacksTooMany, movesTooFar } from '#domain/funds/plausible-file.ts'
import { isoDay } from '#domain/time/day.ts'
import type { Feed } from '../feeds/feed.ts'
import { refuseFewer, refuseOlder, unchangedSince } from '../feeds/feed-checks.ts'
import { makeDue } from '../feeds/feed-collection.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { textOf } from '../feeds/outside-fetch.ts'
import { keepMarketDay } from '../market/market-day-collection.ts'
import { keptFundDays } from './fund-days.ts'
import type { FundMarket } from './fund-source.ts'

const LIMITS = { ms: 60_000, bytes: 12_000_000, types: /^(text\/plain|application\/octet-stream)/i }
const LEAST_ROWS = 20
/** Of the rows, how many may be without a value that can be right. */
const MOST_REJECTED = 0.25
/** And how many may come twice with different values. */
const MOST_CONTRADICTIONS = 0.01

/** AMFI's file of all schemes with their latest NAV: published every evening, corrected during the night. */
export function amfiNavFeed(address: string, funds: FundMarket): Feed {
  return {
    id: 'amfi-nav',
    everyMs: 2 * 3_600_000,
    async run({ db, now, fetchIfChanged, lastGood }) {
      const answer = await fetchIfChanged(address, LIMITS)
      if (answer === 'unchanged') return unchangedSince(lastGood)
      const text = textOf(answer.bytes)
      const today = dayNow(now)
      return funds.change(async (kept) => {
        const file = await funds.reader.read(text, today, kept, await keptFundDays(db, today), await funds.keptNames())
        if (!file.ok) throw new FeedError('unknown-layout', file.reason)
        const { rows, added, changed, without, rejected, plausible } = file
        const dataDay = isoDay(file.day)
        refuseFewer(rows, lastGood?.rows, LEAST_ROWS)
        if (without > rows * MOST_REJECTED) throw new FeedError('far-more-rejected', `${without} of ${rows}`)
        if (lacksTooMany(plausible))
          throw new FeedError('far-fewer-rows', `${plausible.active} instead of ${plausible.activeBefore} with a value`)
        if ((rejected.contradiction ?? 0) > rows * MOST_CONTRADICTIONS)
          throw new FeedError('contradictions', `${rejected.contradiction} of ${rows}`)
        if (file.day > today) throw new FeedError('ahead', dataDay)
        refuseOlder(dataDay, lastGood)
        if (movesTooFar(plausible))
          throw new FeedError('implausible', `${plausible.moved} of ${plausible.updated} moved by over 20%`)
        return {
          result: { rows, added, changed, rejected, dataDay },
          packs: added + changed > 0 ? { ...file.packs, names: file.names } : undefined,
          also: async (tx) => {
            for (const day of file.market) await keepMarketDay(tx, 'fund', day)
            // The days that its returns begin on.
            if (dataDay !== lastGood?.dataDay) await makeDue(tx, 'amfi-report', now)
          },
        }
      })
    },
  }
}
