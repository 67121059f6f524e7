import { isoDay } from '#domain/time/day.ts'
import type { Feed } from '../feeds/feed.ts'
import { countReasons, refuseFewer } from '../feeds/feed-checks.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { keepHistory, readHistoryRow } from '../market/history-collection.ts'
import type { FundMarket } from './fund-source.ts'

const LIMITS = { ms: 10_000, bytes: 4_000_000, types: /json/i }

/** One scheme's history, fetched on demand. It has no schedule; its runs are recorded like others. */
export function mfapiFeed(address: string, code: number, funds: FundMarket): Feed {
  return {
    id: 'mfapi',
    everyMs: 12 * 3_600_000,
    async run({ db, now, fetch }) {
      const fund = { kind: 'fund', id: String(code) } as const
      const text = await fetch(`${address}/mf/${code}`, LIMITS)
      const history = await funds.reader.readHistory(text, dayNow(now))
      if (!history.ok) throw new FeedError('unknown-layout', history.reason)
      const { points, lastDay, rejected } = history
      const isAnother = history.code !== null && history.code !== code
      if (lastDay === undefined || isAnother) throw new FeedError('empty', `scheme ${history.code ?? ''}`)
      const before = await readHistoryRow(db, fund)
      refuseFewer(points, before?.points)
      await keepHistory(db, { ...fund, bytes: Uint8Array.from(history.bytes), points, lastDay, fetchedAt: now })
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
