import { type RefObject, useEffect, useRef } from 'react'

/**
 * What lies over the bottom of the page gets its height reserved there, so that everything can be scrolled out from under it. The height is
 * told to those who ask for it (`.over-bottom`), not to every element of the page, which would all be styled anew.
 */
export function useReservedBottom<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const observer = new ResizeObserver(() => {
      const height = `${ref.current?.offsetHeight ?? 0}px`
      // It never hides what has the focus, nor the end of the page.
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
