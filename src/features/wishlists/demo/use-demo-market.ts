import { useEffect } from 'react'
import { isDemo, userOf, useSession } from '#platform/session/session.ts'

/** In the demo, uses funds, stocks and homes of the loaded market. Loaded on demand; does nothing offline. */
export function useDemoMarket(): void {
  const user = userOf(useSession())
  const there = user !== undefined && isDemo(user)
  useEffect(() => {
    if (!there) return
    const timer = setTimeout(
      () =>
        void import('./demo-market.ts').then(
          ({ loadDemoMarket }) => loadDemoMarket(),
          () => {},
        ),
    )
    return () => clearTimeout(timer)
  }, [there])
}
