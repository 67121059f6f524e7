import { setTimeout } from 'node:timers/promises'
import type { FundHistory } from '#domain/funds/fund-history.ts'
import { placeOf, schemeAt } from '#domain/funds/fund-pack.ts'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { decodeHistory, encodeHistory, pointsOf } from '#domain/packs/history-code.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { mfapiFeed } from '../feeds/mfapi-feed.ts'
import { type FeedParts, runFeed } from '../feeds/run-feed.ts'
import { readHistoryRow } from './history-collection.ts'
import type { Market } from './market.ts'
import { navOn, readMarketDay } from './market-day.ts'
import { keptDays } from './market-day-collection.ts'

export type History = Pick<FundHistory, 'source'> & { readonly fetchedAt: Date | null; readonly bytes: Uint8Array }

export type Histories = {
  /** Nothing for a code that nobody knows. */
  of(code: number): Promise<History | undefined>
}

const FRESH_MS = 12 * 3_600_000
/** So long a page waits for the source; what comes later is kept for the next one. */
const PATIENCE_MS = 2_500
/** After a failure the source is left alone for a while, whatever is asked for. */
const REST_MS = 60_000
const MOST_AT_ONCE = 4

/** Histories on demand: from the database, from mfapi where they are old or missing, or else what the market's days say. */
export function openHistories(address: string | undefined, market: Market, parts: Omit<FeedParts, 'end'>): Histories {
  const { db, clock } = parts
  const running = new Map<number, Promise<void>>()
  let restUntil = 0

  const refresh = (code: number): Promise<void> => {
    const known = running.get(code)
    if (known) return known
    if (!address || running.size >= MOST_AT_ONCE || clock().getTime() < restUntil) return Promise.resolve()
    const run = runFeed(mfapiFeed(address, code, market), { ...parts, end: new AbortController().signal })
      .then((ended) => {
        if (ended?.reason === 'unreachable' || ended?.reason === 'timeout') restUntil = clock().getTime() + REST_MS
      })
      .finally(() => running.delete(code))
    running.set(code, run)
    return run
  }

  const live = async (code: number, latest: NavPoint | null): Promise<History> => {
    const before = await readHistoryRow(db, code)
    const isOld = !before || clock().getTime() - before.fetchedAt.getTime() > FRESH_MS
    const asked = isOld ? refresh(code) : undefined
    if (!before && asked) await Promise.race([asked, setTimeout(PATIENCE_MS, undefined, { ref: false })])
    const row = before ?? (await readHistoryRow(db, code))
    const points = row ? pointsIn(row.bytes) : await marketPoints(code, latest)
    const source = row ? 'mfapi' : points.length > 0 ? 'amfi' : 'none'
    const bytes = encodeHistory(upTo(points, latest)) ?? new Uint8Array()
    return { source, fetchedAt: row?.fetchedAt ?? null, bytes }
  }

  const marketPoints = async (code: number, latest: NavPoint | null): Promise<NavPoint[]> => {
    const points: NavPoint[] = []
    for (const kept of await keptDays(db, market.funds()?.pack.day ?? latest?.day ?? 0)) {
      const nav = navOn(await readMarketDay(kept), code)
      if (nav !== undefined) points.push({ day: kept.day, nav: String(nav) })
    }
    return points
  }

  return {
    async of(code) {
      await market.ready
      const known = market.funds()
      const at = known ? placeOf(known.pack, code) : -1
      if (isSampleCode(code)) {
        const bytes = await market.thread.history(code, dayNow(clock()))
        return bytes && { source: 'sample', fetchedAt: null, bytes }
      }
      if (!known || at < 0) return undefined
      const { nav, day } = schemeAt(known.pack, at)
      return live(code, nav !== null && day !== null ? { nav, day } : null)
    },
  }
}

function pointsIn(bytes: Uint8Array): NavPoint[] {
  const columns = decodeHistory(bytes)
  return columns ? pointsOf(columns) : []
}

/** The market's own file has the last word on the latest day and its value: lists and pages end with the same. */
function upTo(points: readonly NavPoint[], latest: NavPoint | null): readonly NavPoint[] {
  return latest ? [...points.filter(({ day }) => day < latest.day), latest] : points
}
