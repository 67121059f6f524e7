import type { FeedRun } from '#domain/api/feed-status.ts'
import { LateCall } from '#domain/api/worker-rpc.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Feed, FeedResult } from './feed.ts'
import { giveBack, keptValidators, lastGoodRun, release } from './feed-collection.ts'
import { FeedError } from './feed-error.ts'
import { fetchOutside, fetchOutsideBytes, fetchOutsideText, type OutsideLimits } from './outside-fetch.ts'
import type { Validators } from './validators.ts'

const MINUTE_MS = 60_000
/** A source that wrongly says `unchanged`, and rules of ours that changed, are found out after a day. */
const VALIDATORS_MS = 24 * 60 * MINUTE_MS
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
  const { againMs, validators, ...outcome } = await tried(feed, parts, started)
  if (end.aborted && outcome.outcome === 'refused') {
    await release(db, feed.id)
    return undefined
  }
  const run: FeedRun = { startedAt: started.toISOString(), ms: Math.round(performance.now() - from), ...outcome }
  const { reason, rows, added, changed } = run
  log.info('feed', { feed: feed.id, outcome: run.outcome, reason, rows, added, changed, ms: run.ms })
  const next = (failures: number) => {
    const wait = failures === 0 ? (againMs ?? feed.everyMs) : Math.min(feed.everyMs, MINUTE_MS * 2 ** (failures - 1))
    return new Date(clock().getTime() + wait)
  }
  await giveBack(db, feed.id, run, next, validators)
  feed.onRecorded?.()
  return run
}

type Tried = Omit<FeedRun, 'startedAt' | 'ms'> &
  Pick<FeedResult, 'againMs'> & {
    /** Of the file that was imported; absent where none was, and those that we have stay. */
    readonly validators?: Validators | null
  }

async function tried(feed: Feed, { db, log, end }: FeedParts, now: Date): Promise<Tried> {
  try {
    const lastGood = await lastGoodRun(db, feed.id)
    let seen: Pick<Tried, 'validators'> = {}
    const fetch = (address: string, limits: OutsideLimits) => fetchOutsideText(address, limits, end)
    const fetchBytes = (address: string, limits: OutsideLimits) => fetchOutsideBytes(address, limits, end)
    const fetchIfChanged = async (address: string, limits: OutsideLimits) => {
      const since = new Date(now.getTime() - VALIDATORS_MS)
      const validators = lastGood ? await keptValidators(db, feed.id, since) : null
      const answer = await fetchOutside(address, limits, { end, validators })
      if (answer !== 'unchanged') seen = { validators: answer.validators }
      return answer
    }
    const result = await feed.run({ db, now, end, fetch, fetchBytes, fetchIfChanged, lastGood })
    const outcome = result.added + result.changed > 0 ? 'changed' : 'unchanged'
    return { outcome, reason: null, detail: null, ...result, ...seen }
  } catch (error) {
    if (error instanceof FeedError)
      return { outcome: 'refused', reason: error.reason, detail: error.detail ?? null, ...nothing }
    if (error instanceof LateCall) return { outcome: 'refused', reason: 'slow-to-read', detail: null, ...nothing }
    log.error('feed failed', { feed: feed.id, cause: error })
    return { outcome: 'refused', reason: 'own-fault', detail: null, ...nothing }
  }
}
