import type { FeedRun } from '#domain/api/feed-status.ts'

/** What nobody knew is not asked for again so soon; what could not be reached a little sooner. */
const [UNKNOWN_MS, FAILED_MS] = [10 * 60_000, 60_000]
const MOST_UNKNOWN = 2_000
/** Whoever tries out symbols may not make us ask without end. */
const [AT_ONCE, A_MINUTE] = [4, 30]

/** Asks the outside for something that anybody may name, within limits; nothing happens beyond them. */
export function limitedAsking(clock: () => Date) {
  const waits = new Map<string, number>()
  let asking = 0
  let minute = { began: 0, asked: 0 }
  return async (name: string, ask: () => Promise<FeedRun | undefined>): Promise<void> => {
    const now = clock().getTime()
    if (now - minute.began >= 60_000) minute = { began: now, asked: 0 }
    if ((waits.get(name) ?? 0) > now || asking >= AT_ONCE || minute.asked >= A_MINUTE) return
    asking += 1
    minute.asked += 1
    try {
      const run = await ask()
      if (run && run.outcome !== 'refused') return
      if (waits.size >= MOST_UNKNOWN) waits.clear()
      const isAway = run?.reason === 'unreachable' || run?.reason === 'timeout'
      waits.set(name, now + (isAway ? FAILED_MS : UNKNOWN_MS))
    } finally {
      asking -= 1
    }
  }
}
