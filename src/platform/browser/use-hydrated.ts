import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and during hydration, then true. useSyncExternalStore would switch in one long task with all
 * effects; a transition does it in small pieces.
 */
export function useHydrated(): boolean {
  const [from] = useState({ html: false })
  const [later, setLater] = useState(false)
  const atOnce = useSyncExternalStore(
    never,
    () => !from.html,
    () => {
      // Called only while rendering or hydrating HTML.
      from.html = true
      return false
    },
  )
  useEffect(() => {
    if (!from.html) return
    // If a press made React hydrate this part, the pressed element must know at once. (React's scheduler uses
    // messages.)
    if (window.event && window.event.type !== 'message') setLater(true)
    else startTransition(() => setLater(true))
  }, [from])
  return atOnce || later
}

/** A browser-only value; until hydration the server's fallback. */
export function useInBrowser<T>(subscribe: (changed: () => void) => () => void, read: () => T, atFirst: () => T): T {
  return useSyncExternalStore(subscribe, useHydrated() ? read : atFirst, atFirst)
}
