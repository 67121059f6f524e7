import type { FeedRun } from '#domain/api/feed-status.ts'
import type { FeedResult } from './feed.ts'
import { FeedError } from './feed-error.ts'

/** What lost more than a fifth since the last good time is a mistake of the source. */
const LEAST_OF_LAST = 0.8

export function refuseFewer(rows: number, before: number | undefined, least = 0): void {
  if (rows < Math.max(least, (before ?? 0) * LEAST_OF_LAST))
    throw new FeedError('far-fewer-rows', before === undefined ? `${rows}` : `${rows} instead of ${before}`)
}

export function refuseOlder(dataDay: string, lastGood: FeedRun | null): void {
  if (lastGood?.dataDay && dataDay < lastGood.dataDay) throw new FeedError('older', dataDay)
}

/** How many were left out, by reason. */
export function countReasons(rejected: readonly { readonly reason: string; readonly count?: number }[]) {
  const counts: Record<string, number> = {}
  for (const { reason, count = 1 } of rejected) counts[reason] = (counts[reason] ?? 0) + count
  return counts
}

/** A good run without a file: the next file is held against what the last one was held to be. */
export function unchangedSince(lastGood: FeedRun | null): FeedResult {
  if (!lastGood) throw new FeedError('own-fault', 'unchanged since nothing')
  const { rows, rejected, dataDay } = lastGood
  return { rows, added: 0, changed: 0, rejected, dataDay }
}
