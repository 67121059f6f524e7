import { useLayoutEffect } from 'react'

/** How Base UI's scroll lock marks the page when it reserves the scrollbar's space. */
const LOCKED = 'html[style*="overflow: hidden"]:not([data-base-ui-scroll-locked])'

/**
 * While a layer is open the scrollbar's space becomes part of the page so that the backdrop covers it; padding of the
 * same width prevents a shift.
 */
export function useCoveredGutter(open: boolean): void {
  // Before the scroll lock, which uses a timer: afterwards the width cannot be measured.
  useLayoutEffect(() => {
    const width = open ? innerWidth - document.documentElement.clientWidth : 0
    if (width <= 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${LOCKED}{scrollbar-gutter:auto!important}${LOCKED} body{padding-inline-end:${width}px}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [open])
}
