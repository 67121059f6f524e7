import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than this many pixels. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > px,
    () => false,
  )
}

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}
