import { type RefObject, useEffect, useRef } from 'react'

/**
 * Reserves the height of an element fixed at the bottom, so that the page can scroll clear of it. The height is set on
 * `.over-bottom` only: a variable on the root would restyle every element.
 */
export function useReservedBottom<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const observer = new ResizeObserver(() => {
      const height = `${ref.current?.offsetHeight ?? 0}px`
      // Keeps focused elements and the end of the page visible.
      sheet.replaceSync(
        `html{scroll-padding-bottom:${height};padding-bottom:${height}}.over-bottom{--reserved-bottom:${height}}`,
      )
    })
    if (ref.current) observer.observe(ref.current)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  return ref
}
