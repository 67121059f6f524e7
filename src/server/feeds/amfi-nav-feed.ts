import { type Day, isoDay } from '#domain/day.ts'
import { readNavFile } from '#domain/nav-file.ts'
import type { NavRow } from '#domain/nav-row.ts'
import { keepFunds } from '../funds/fund-collection.ts'
import { keepMarketDay } from '../funds/market-day-collection.ts'
import type { Feed } from './feed.ts'
import { dayNow } from './feed-day.ts'
import { FeedError } from './feed-error.ts'

const LIMITS = { ms: 60_000, bytes: 12_000_000, types: /^(text\/plain|application\/octet-stream)/i }
/** Against the last good file: a file of a tenth of the market is not the market. */
const LEAST_OF_LAST = 0.8
const LEAST_ROWS = 20
/** Of the rows, how many may be without a value that can be right. */
const MOST_REJECTED = 0.25

/** AMFI's file of the whole market: the list of schemes and their latest NAV. It is made anew every evening, and mended in the night. */
export function amfiNavFeed(address: string): Feed {
  return {
    id: 'amfi-nav',
    everyMs: 2 * 3_600_000,
    async run({ db, now, fetch, lastGood }) {
      const file = readNavFile(await fetch(address, LIMITS), dayNow(now))
      if (!file.ok) throw new FeedError('unknown-layout', file.reason)
      const { rows, counts: rejected, day } = file
      refuseFewer(rows.length, lastGood?.rows)
      const without = rows.filter(({ nav }) => nav === null).length
      if (without > rows.length * MOST_REJECTED)
        throw new FeedError('far-more-rejected', `${without} of ${rows.length}`)
      const dataDay = isoDay(day)
      if (lastGood?.dataDay && dataDay < lastGood.dataDay) throw new FeedError('older', dataDay)
      const { added, changed } = await keepFunds(db, rows)
      await keepMarketDay(db, day, valuesAbout(rows, day))
      return { rows: rows.length, added, changed, rejected, dataDay }
    },
  }
}

function refuseFewer(rows: number, before: number | undefined) {
  if (rows < LEAST_ROWS || (before !== undefined && rows < before * LEAST_OF_LAST))
    throw new FeedError('far-fewer-rows', before === undefined ? `${rows}` : `${rows} instead of ${before}`)
}

/** The values of a day, and those that stand for it: of the days just before. */
const FRESH_DAYS = 7
const valuesAbout = (rows: readonly NavRow[], day: Day) =>
  rows.flatMap(({ code, nav, day: on }) =>
    nav !== null && on !== null && on <= day && on > day - FRESH_DAYS ? [{ code, nav: Number(nav) }] : [],
  )
