import { isoDay } from '#domain/day.ts'
import { encodeHistory } from '#domain/history-code.ts'
import { readMfapiHistory } from '#domain/mfapi-history.ts'
import { keepHistory, readHistoryRow } from '../funds/history-collection.ts'
import type { Feed } from './feed.ts'
import { countReasons, refuseFewer } from './feed-checks.ts'
import { dayNow } from './feed-day.ts'
import { FeedError } from './feed-error.ts'

const LIMITS = { ms: 10_000, bytes: 4_000_000, types: /json/i }

/** One scheme's history, asked for when somebody looks at it. It has no schedule; its runs are recorded like those of the others. */
export function mfapiFeed(address: string, code: number): Feed {
  return {
    id: 'mfapi',
    everyMs: 12 * 3_600_000,
    async run({ db, now, fetch }) {
      const history = readMfapiHistory(await fetch(`${address}/mf/${code}`, LIMITS), dayNow(now))
      if (!history.ok) throw new FeedError('unknown-layout', history.reason)
      const { points, rejected, meta } = history
      const last = points.at(-1)
      if (!last || (meta.code !== null && meta.code !== code)) throw new FeedError('empty', `scheme ${meta.code ?? ''}`)
      const before = await readHistoryRow(db, code)
      refuseFewer(points.length, before?.points)
      const bytes = encodeHistory(points)
      if (!bytes) throw new FeedError('unknown-layout', 'odd values')
      await keepHistory(db, {
        code,
        bytes: Uint8Array.from(bytes),
        points: points.length,
        lastDay: last.day,
        fetchedAt: now,
      })
      return {
        rows: points.length,
        added: before ? 0 : 1,
        changed: before ? 1 : 0,
        rejected: countReasons(rejected),
        dataDay: isoDay(last.day),
      }
    },
  }
}
