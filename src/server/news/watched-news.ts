import type { FeedId } from '#catalogue/feeds.ts'
import type { Database } from '../db/database.ts'
import { type NewsState, nothingKnown, readNewsState } from './news-state.ts'

export type WatchedNews = {
  current(): NewsState
  /** Looks what sources have brought, here or in another process. */
  look(): Promise<void>
}

/** The news in memory. `onLook`: whatever was made of the state before is old. */
export function watchNews(db: Database, ids: readonly FeedId[], clock: () => Date, onLook: () => void): WatchedNews {
  let state: NewsState = nothingKnown
  let looking: Promise<void> | undefined
  let again = false
  const lookUntilDone = async () => {
    do {
      again = false
      state = await readNewsState(db, ids, state, clock())
      onLook()
    } while (again)
  }
  return {
    current: () => state,
    async look() {
      if (ids.length === 0) return
      // Many feeds end at once: whoever comes during a look gets one that begins afterwards.
      if (looking) again = true
      looking ??= lookUntilDone().finally(() => {
        looking = undefined
      })
      await looking
    },
  }
}
