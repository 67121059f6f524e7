import type { FeedRun } from '#domain/api/feed-status.ts'
import { LateCall } from '#domain/api/worker-rpc.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Feed, FeedResult } from './feed.ts'
import { giveBack, lastGoodRun, release } from './feed-collection.ts'
import { FeedError } from './feed-error.ts'
import { fetchOutside, type OutsideLimits } from './outside-fetch.ts'

const MINUTE_MS = 60_000
const nothing = { rows: 0, added: 0, changed: 0, rejected: {}, dataDay: null }

export type FeedParts = {
  readonly db: Database
  readonly clock: () => Date
  readonly log: Log
  /** The process is to end. */
  readonly end: AbortSignal
}

/** Runs a source that was taken, and records what became of it. A source that fails is asked again, later each time. */
export async function runFeed(feed: Feed, parts: FeedParts): Promise<FeedRun | undefined> {
  const { db, clock, log, end } = parts
  const started = clock()
  const from = performance.now()
  const { againMs, ...outcome } = await tried(feed, parts, started)
  if (end.aborted && outcome.outcome === 'refused') {
    await release(db, feed.id)
    return undefined
  }
  const run: FeedRun = { startedAt: started.toISOString(), ms: Math.round(performance.now() - from), ...outcome }
  const { reason, rows, added, changed } = run
  log.info('feed', { feed: feed.id, outcome: run.outcome, reason, rows, added, changed, ms: run.ms })
  await giveBack(db, feed.id, run, (failures) => {
    const wait = failures === 0 ? (againMs ?? feed.everyMs) : Math.min(feed.everyMs, MINUTE_MS * 2 ** (failures - 1))
    return new Date(clock().getTime() + wait)
  })
  return run
}

async function tried(
  feed: Feed,
  { db, log, end }: FeedParts,
  now: Date,
): Promise<Omit<FeedRun, 'startedAt' | 'ms'> & Pick<FeedResult, 'againMs'>> {
  try {
    const lastGood = await lastGoodRun(db, feed.id)
    const fetch = (address: string, limits: OutsideLimits) => fetchOutside(address, limits, end)
    const result = await feed.run({ db, now, end, fetch, lastGood })
    const outcome = result.added + result.changed > 0 ? 'changed' : 'unchanged'
    return { outcome, reason: null, detail: null, ...result }
  } catch (error) {
    if (error instanceof FeedError)
      return { outcome: 'refused', reason: error.reason, detail: error.detail ?? null, ...nothing }
    if (error instanceof LateCall) return { outcome: 'refused', reason: 'slow-to-read', detail: null, ...nothing }
    log.error('feed failed', { feed: feed.id, cause: error })
    return { outcome: 'refused', reason: 'own-fault', detail: null, ...nothing }
  }
}
