import type { Feed } from './feed.ts'
import { knowFeeds, takeDue } from './feed-collection.ts'
import { type FeedParts, runFeed } from './run-feed.ts'

const LOOK_MS = 20_000
/** Longer than any run may take. */
const LEASE_MS = 5 * 60_000

export type FeedSchedule = {
  /** Looks now instead of at the next turn. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** Runs each feed when it is due, side by side: a slow one delays no other. Several processes share the work. */
export function startFeeds(feeds: readonly Feed[], parts: Omit<FeedParts, 'end'>): FeedSchedule {
  const { db, clock, log } = parts
  const ids = feeds.map(({ id }) => id)
  const ending = new AbortController()
  const { signal: end } = ending
  const take = async () => {
    if (end.aborted) return undefined
    const id = await takeDue(db, ids, clock(), new Date(clock().getTime() + LEASE_MS))
    return feeds.find((feed) => feed.id === id)
  }
  const failed = (cause: unknown) => log.error('feeds failed', { cause })
  const running = new Set<Promise<unknown>>()
  const start = (feed: Feed) => {
    const run = runFeed(feed, { ...parts, end })
      .catch(failed)
      .finally(() => running.delete(run))
    running.add(run)
  }
  let taking = Promise.resolve()
  const takeAll = async () => {
    await knowFeeds(db, ids, clock())
    for (let due = await take(); due; due = await take()) start(due)
  }
  const look = async () => {
    taking = taking.then(takeAll).catch(failed)
    await taking
    await Promise.all(running)
  }
  void look()
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    look,
    async stop() {
      ending.abort()
      clearInterval(timer)
      await taking
      await Promise.all(running)
    },
  }
}
