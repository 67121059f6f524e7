import { useEffect, useRef } from 'react'

/** Moves the focus into a part when it appears, and back to where it was when it goes. */
export function useFocusInto(shown: string) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = shown ? place.current?.querySelector('a') : undefined
    if (!link) return
    const before = document.activeElement
    link.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [shown])
  return place
}
