import { type Day, isoDay, monthNameDay } from '#domain/time/day.ts'
import type { Feed } from '../feeds/feed.ts'
import { countReasons } from '../feeds/feed-checks.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { keepMarketDay, knownDays } from '../market/market-day-collection.ts'
import { type FundMarket, rebuildFunds } from './fund-source.ts'
import type { LongName } from './fund-work.ts'
import { nextToAsk, wantedDays } from './wanted-days.ts'

const LIMITS = { ms: 60_000, bytes: 8_000_000, types: /^(text\/(plain|html)|application\/octet-stream)/i }
/** So many days at once, so that the source is not asked for a year in a minute. */
const AT_ONCE = 6
const SOON_MS = 60_000

/** AMFI's report of past days: the start days of returns, a year of weekly and five years of monthly values. */
export function amfiReportFeed(address: string, funds: FundMarket): Feed {
  return {
    id: 'amfi-report',
    everyMs: 6 * 3_600_000,
    async run({ db, now, fetch, end }) {
      const today = dayNow(now)
      const rejected: { reason: string; count: number }[] = []
      let known = await knownDays(db, 'fund')
      const latest = funds.live()?.day ?? today - 1
      const missing = () => wantedDays(latest).flatMap((wanted) => nextToAsk(wanted, known) ?? [])
      const names: LongName[] = []
      let rows = 0
      let added = 0
      for (let n = 0; n < AT_ONCE && !end.aborted; n += 1) {
        const [day] = missing()
        if (day === undefined) break
        const read = await funds.reader.readDay(await fetch(addressOf(address, day), LIMITS), day, today)
        if ('ok' in read) throw new FeedError('unknown-layout', read.reason)
        const { rejected: counts, names: told, ...kept } = read
        names.push(...told)
        rejected.push(...Object.entries(counts).map(([reason, count]) => ({ reason, count })))
        await keepMarketDay(db, 'fund', kept)
        known = await knownDays(db, 'fund')
        rows += kept.instruments
        added += 1
      }
      if (added > 0) await rebuildFunds(funds, db, names)
      const dataDay = known.at(-1)?.day
      return {
        rows,
        added,
        changed: 0,
        rejected: countReasons(rejected),
        dataDay: dataDay === undefined ? null : isoDay(dataDay),
        ...(missing().length > 0 && { againMs: SOON_MS }),
      }
    },
  }
}

function addressOf(base: string, day: Day): string {
  const url = new URL(base)
  url.searchParams.set('frmdt', monthNameDay(day))
  url.searchParams.set('todt', monthNameDay(day))
  return url.href
}
