import type { FeedId } from '#catalogue/feeds.ts'
import { isoDay } from '#domain/time/day.ts'
import type { Feed } from '../feeds/feed.ts'
import { countReasons, refuseFewer, refuseOlder, unchangedSince } from '../feeds/feed-checks.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { textOf } from '../feeds/outside-fetch.ts'
import { keepRates } from './rate-collection.ts'
import type { RatesMarket } from './rates-market.ts'

const TYPES = /^(text\/(xml|csv|plain)|application\/(xml|octet-stream))/i
const HOUR_MS = 3_600_000

/** The bank's rates of the day: made at about 16:00 in Frankfurt on working days. */
export const ecbDailyFeed = (address: string, rates: RatesMarket) =>
  ecbFeed('ecb-daily', address, rates, 3 * HOUR_MS, 200_000)

/** All rates since 1999: asked for seldom, and it mends days that were missed. */
export const ecbHistoryFeed = (address: string, rates: RatesMarket) =>
  ecbFeed('ecb-history', address, rates, 7 * 24 * HOUR_MS, 20_000_000)

function ecbFeed(id: FeedId, address: string, rates: RatesMarket, everyMs: number, bytes: number): Feed {
  return {
    id,
    everyMs,
    async run({ db, now, fetchIfChanged, lastGood }) {
      const answer = await fetchIfChanged(address, { ms: 60_000, bytes, types: TYPES })
      if (answer === 'unchanged') return unchangedSince(lastGood)
      const file = await rates.reader.readRates(textOf(answer.bytes), dayNow(now))
      if (!file.ok) throw new FeedError('unknown-layout', file.reason)
      const { days, rejected } = file
      const dataDay = isoDay(days.at(-1)?.day ?? 0)
      refuseOlder(dataDay, lastGood)
      refuseFewer(days.length, lastGood?.rows)
      const { added, changed } = await keepRates(db, days)
      if (added + changed > 0) await rates.make()
      return { rows: days.length, added, changed, rejected: countReasons(rejected), dataDay }
    },
  }
}
