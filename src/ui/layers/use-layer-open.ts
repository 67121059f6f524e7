import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function count(by: number) {
  open += by
  for (const changed of listeners) changed()
}

/** Registers an open layer. */
export function useInFront(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    count(1)
    return () => count(-1)
  }, [shown])
}

/** Whether a layer covers the page. */
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
