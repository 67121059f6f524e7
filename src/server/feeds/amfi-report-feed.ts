import { type Day, isoDay } from '#domain/day.ts'
import { readNavHistoryFile } from '#domain/nav-file.ts'
import { keepMarketDay, knownDays } from '../funds/market-day-collection.ts'
import { nextToAsk, wantedDays } from '../funds/wanted-days.ts'
import type { Feed } from './feed.ts'
import { dayNow } from './feed-day.ts'
import { FeedError } from './feed-error.ts'

const LIMITS = { ms: 60_000, bytes: 8_000_000, types: /^(text\/(plain|html)|application\/octet-stream)/i }
/** So many days at once, so that the source is not asked for a year in a minute. */
const AT_ONCE = 4
const SOON_MS = 60_000
/** Of a holiday the report has a few funds of liquid money; that is not the market. */
const LEAST_SCHEMES = 500

/** AMFI's report of days of the past: fills the year of weekly closes and the days that returns are counted from, the newest first. */
export function amfiReportFeed(address: string): Feed {
  return {
    id: 'amfi-report',
    everyMs: 6 * 3_600_000,
    async run({ db, now, fetch, end }) {
      const today = dayNow(now)
      const rejected: Record<string, number> = {}
      let known = await knownDays(db)
      const missing = () => wantedDays(today - 1).flatMap((wanted) => nextToAsk(wanted, known) ?? [])
      let rows = 0
      let added = 0
      for (let n = 0; n < AT_ONCE && !end.aborted; n += 1) {
        const [day] = missing()
        if (day === undefined) break
        const values = await dayOfReport(day, await fetch(addressOf(address, day), LIMITS), today, rejected)
        await keepMarketDay(db, day, values)
        known = await knownDays(db)
        rows += values.length
        added += 1
      }
      const dataDay = known.at(-1)?.day
      return {
        rows,
        added,
        changed: 0,
        rejected,
        dataDay: dataDay === undefined ? null : isoDay(dataDay),
        ...(missing().length > 0 && { againMs: SOON_MS }),
      }
    },
  }
}

async function dayOfReport(day: Day, text: string, today: Day, rejected: Record<string, number>) {
  const file = readNavHistoryFile(text, today)
  if (!file.ok && file.reason !== 'no-values') throw new FeedError('unknown-layout', file.reason)
  if (!file.ok) return []
  for (const [reason, count] of Object.entries(file.counts)) rejected[reason] = (rejected[reason] ?? 0) + count
  const values = file.rows.flatMap((row) =>
    row.nav && row.day === day ? [{ code: row.code, nav: Number(row.nav) }] : [],
  )
  return values.length < LEAST_SCHEMES ? [] : values
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function addressOf(base: string, day: Day): string {
  const [year = '', month = '', date = ''] = isoDay(day).split('-')
  const written = `${date}-${months[Number(month) - 1]}-${year}`
  const url = new URL(base)
  url.searchParams.set('frmdt', written)
  url.searchParams.set('todt', written)
  return url.href
}
