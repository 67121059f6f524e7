import type { FeedId } from '#catalogue/feeds.ts'
import type { FeedRun } from '#domain/api/feed-status.ts'
import type { Database } from '../db/database.ts'
import type { OutsideFile, OutsideLimits } from './outside-fetch.ts'

/** What a run gets to work with. */
export type FeedTools = {
  readonly db: Database
  readonly now: Date
  /** The process is to end. A fetch under way ends by itself. */
  readonly end: AbortSignal
  fetch(address: string, limits: OutsideLimits): Promise<string>
  fetchBytes(address: string, limits: OutsideLimits): Promise<Buffer>
  /**
   * The file as bytes, or `unchanged` if the source says it is the one of the last good run (`unchangedSince`). For the
   * one file that a run is about: of several, only the last one's version is remembered.
   */
  fetchIfChanged(address: string, limits: OutsideLimits): Promise<OutsideFile | 'unchanged'>
  /** How the last good run went, to compare with. */
  readonly lastGood: FeedRun | null
}

/** What a run says of itself; `reason` where a part of it failed. */
export type FeedResult = Pick<FeedRun, 'rows' | 'added' | 'changed' | 'rejected' | 'dataDay'> &
  Partial<Pick<FeedRun, 'reason' | 'detail'>> & {
    /** There is more to be had, so soon. */
    readonly againMs?: number
  }

/** A source of outside data. A new one is one file with one of these, and a line in `open-feeds.ts`. */
export type Feed = {
  readonly id: FeedId
  /** How long what it brought stays good enough. */
  readonly everyMs: number
  /** Fetches, checks and keeps, all or nothing: whatever it throws, what was there before is untouched. */
  run(tools: FeedTools): Promise<FeedResult>
  /** A run has ended, good or not, and its record can be read. */
  readonly onRecorded?: () => void
}
