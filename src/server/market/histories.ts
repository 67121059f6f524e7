import { setTimeout } from 'node:timers/promises'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { decodePrices, encodePrices, type PriceColumn, type PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'
import type { Feed } from '../feeds/feed.ts'
import { type FeedParts, runFeed } from '../feeds/run-feed.ts'
import { readHistoryRow } from './history-collection.ts'

/** Where it is from: the source of histories, the days of the market, the sample, or nowhere. */
export type HistoryOrigin = 'source' | 'days' | 'sample' | 'none'

export type History = {
  readonly origin: HistoryOrigin
  readonly fetchedAt: Date | null
  /** The last day that its source knows, and all splits and dividends up to it; the sample knows all. */
  readonly toldUntil: Day | undefined
  readonly bytes: Uint8Array
}

export type Histories = {
  /** Nothing for an id that nobody knows. */
  of(id: string): Promise<History | undefined>
}

/** How histories of a kind come about. */
export type HistorySource = {
  readonly kind: InstrumentKind
  /** Its latest value as the market has it, or the whole of a sample; nothing for an id that nobody knows. */
  known(id: string): Promise<{ readonly latest: NavPoint | null } | { readonly sample: Uint8Array } | undefined>
  /** Fetches and keeps one history; nothing where there is no source to ask. */
  feedOf(id: string): Feed | undefined
  /**
   * What the days of the market say: all of them while the source has said nothing, or those after its last day, where
   * they are worth to be joined.
   */
  fromDays(id: string, latest: NavPoint | null, after: Day | undefined): Promise<PriceHistory>
}

const FRESH_MS = 12 * 3_600_000
/** So long a page waits for the source; what comes later is kept for the next one. */
const PATIENCE_MS = 2_500
/** After a failure the source is left alone for a while, whatever is asked for. */
const REST_MS = 60_000
const MOST_AT_ONCE = 4
const LAST_DAY = Number.POSITIVE_INFINITY

/** Histories on demand: kept ones, asked for again when they are old or missing, or else what the market's days say. */
export function openHistories(source: HistorySource, parts: Omit<FeedParts, 'end'>): Histories {
  const { db, clock } = parts
  const { kind } = source
  const running = new Map<string, Promise<void>>()
  let restUntil = 0

  const refresh = (id: string): Promise<void> => {
    const known = running.get(id)
    if (known) return known
    const feed = source.feedOf(id)
    if (!feed || running.size >= MOST_AT_ONCE || clock().getTime() < restUntil) return Promise.resolve()
    const run = runFeed(feed, { ...parts, end: new AbortController().signal })
      .then((ended) => {
        if (ended?.reason === 'unreachable' || ended?.reason === 'timeout') restUntil = clock().getTime() + REST_MS
      })
      .finally(() => running.delete(id))
    running.set(id, run)
    return run
  }

  const live = async (id: string, latest: NavPoint | null): Promise<History> => {
    const before = await readHistoryRow(db, { kind, id })
    const isOld = !before || clock().getTime() - before.fetchedAt.getTime() > FRESH_MS
    const asked = isOld ? refresh(id) : undefined
    if (!before && asked) await Promise.race([asked, setTimeout(PATIENCE_MS, undefined, { ref: false })])
    const row = before ?? (await readHistoryRow(db, { kind, id }))
    const told = row && decodePrices(row.bytes)
    const toldUntil = told?.close.at(-1)?.day
    const days = await source.fromDays(id, latest, toldUntil)
    const prices = told ? joined(told, days) : days
    const origin = told ? 'source' : prices.close.length > 0 ? 'days' : 'none'
    const bytes = encodePrices({ ...prices, close: upTo(prices.close, latest) }) ?? new Uint8Array()
    return { origin, fetchedAt: row?.fetchedAt ?? null, toldUntil, bytes }
  }

  return {
    async of(id) {
      const known = await source.known(id)
      if (!known) return undefined
      return 'sample' in known
        ? { origin: 'sample', fetchedAt: null, toldUntil: LAST_DAY, bytes: known.sample }
        : live(id, known.latest)
    },
  }
}

/** What the source says, and behind it the days that it does not know yet. */
function joined(told: PriceHistory, later: PriceHistory): PriceHistory {
  const last = told.close.at(-1)?.day ?? 0
  const both = (column: PriceColumn) => [...told[column], ...later[column].filter(({ day }) => day > last)]
  return {
    close: both('close'),
    open: both('open'),
    high: both('high'),
    low: both('low'),
    volume: both('volume'),
    actions: [...told.actions, ...later.actions.filter(({ day }) => day > last)],
  }
}

/** The market's own file has the last word on the latest day and its value: lists and pages end with the same. */
function upTo(points: readonly NavPoint[], latest: NavPoint | null): readonly NavPoint[] {
  return latest ? [...points.filter(({ day }) => day < latest.day), latest] : points
}
