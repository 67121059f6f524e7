import { useEffect } from 'react'
import { isDemo, userOf, useSession } from '#platform/session/session.ts'

/** In the demo, replaces sample funds with those of the loaded market. Loaded on demand; does nothing offline. */
export function useDemoFunds(afterMs = 0): void {
  const user = userOf(useSession())
  const there = user !== undefined && isDemo(user)
  useEffect(() => {
    if (!there) return
    const timer = setTimeout(
      () =>
        void import('./demo-funds.ts').then(
          ({ loadDemoFunds }) => loadDemoFunds(),
          () => {},
        ),
      afterMs,
    )
    return () => clearTimeout(timer)
  }, [there, afterMs])
}
