import { type RefObject, useEffect, useRef } from 'react'

/** What lies over the bottom of the page gets its height reserved there, so that everything can be scrolled out from under it. */
export function useReservedBottom<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--reserved-bottom', `${ref.current?.offsetHeight ?? 0}px`),
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--reserved-bottom')
    }
  }, [])
  return ref
}
