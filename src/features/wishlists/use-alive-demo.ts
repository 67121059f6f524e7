import { useEffect } from 'react'
import { isDemo, userOf, useSession } from '#platform/session/session.ts'

/** Where the demo is tried, its funds are those of the market that is loaded. Its code comes only then; without a network all stays as it is. */
export function useAliveDemo(afterMs = 0): void {
  const user = userOf(useSession())
  const there = user !== undefined && isDemo(user)
  useEffect(() => {
    if (!there) return
    const timer = setTimeout(
      () =>
        void import('./demo-funds.ts').then(
          ({ enlivenDemo }) => enlivenDemo(),
          () => {},
        ),
      afterMs,
    )
    return () => clearTimeout(timer)
  }, [there, afterMs])
}
