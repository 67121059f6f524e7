import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function count(by: number) {
  open += by
  for (const changed of listeners) changed()
}

/** A layer says that it stands in front of the page. */
export function useInFront(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    count(1)
    return () => count(-1)
  }, [shown])
}

/** Whether anything stands in front of the page, so that nobody can reach it. */
export function useLayerOpen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => open > 0,
    () => false,
  )
}
