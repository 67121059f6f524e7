import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and where HTML is being taken over, then true. React's own way exchanges the two in one long task, together with the effects
 * of the whole page; a transition does it in small pieces.
 */
export function useHydrated(): boolean {
  const [from] = useState({ html: false })
  const [later, setLater] = useState(false)
  const atOnce = useSyncExternalStore(
    never,
    () => !from.html,
    () => {
      // Asked only while HTML is made or taken over.
      from.html = true
      return false
    },
  )
  useEffect(() => {
    if (!from.html) return
    // Where somebody's press made React hydrate this part, what they pressed must know it at once. (React's own turns are messages.)
    if (window.event && window.event.type !== 'message') setLater(true)
    else startTransition(() => setLater(true))
  }, [from])
  return atOnce || later
}

/** What only a browser knows; until this part of the page is hydrated, what the server took it for. */
export function useInBrowser<T>(subscribe: (changed: () => void) => () => void, read: () => T, atFirst: () => T): T {
  return useSyncExternalStore(subscribe, useHydrated() ? read : atFirst, atFirst)
}
