import { isoDay } from '#domain/time/day.ts'
import { keepHistory, readHistoryRow } from '../funds/history-collection.ts'
import type { Market } from '../funds/market.ts'
import type { Feed } from './feed.ts'
import { countReasons, refuseFewer } from './feed-checks.ts'
import { dayNow } from './feed-day.ts'
import { FeedError } from './feed-error.ts'

const LIMITS = { ms: 10_000, bytes: 4_000_000, types: /json/i }

/** One scheme's history, asked for when somebody looks at it. It has no schedule; its runs are recorded like those of the others. */
export function mfapiFeed(address: string, code: number, market: Market): Feed {
  return {
    id: 'mfapi',
    everyMs: 12 * 3_600_000,
    async run({ db, now, fetch }) {
      const text = await fetch(`${address}/mf/${code}`, LIMITS)
      const history = await market.reader.readHistory(text, dayNow(now))
      if (!history.ok) throw new FeedError('unknown-layout', history.reason)
      const { points, lastDay, rejected } = history
      const isAnother = history.code !== null && history.code !== code
      if (lastDay === undefined || isAnother) throw new FeedError('empty', `scheme ${history.code ?? ''}`)
      const before = await readHistoryRow(db, code)
      refuseFewer(points, before?.points)
      await keepHistory(db, { code, bytes: Uint8Array.from(history.bytes), points, lastDay, fetchedAt: now })
      return {
        rows: points,
        added: before ? 0 : 1,
        changed: before ? 1 : 0,
        rejected: countReasons(rejected.map((reason) => ({ reason }))),
        dataDay: isoDay(lastDay),
      }
    },
  }
}
