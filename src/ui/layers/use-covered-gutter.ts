import { useLayoutEffect } from 'react'

/** As the layer's scroll lock marks the page when it keeps the scrollbar's place empty. */
const LOCKED = 'html[style*="overflow: hidden"]:not([data-base-ui-scroll-locked])'

/**
 * While a layer is open the scrollbar's place belongs to the page, so that the backdrop covers it: nothing else can paint there. A padding of the
 * same width keeps everything where it is.
 */
export function useCoveredGutter(open: boolean): void {
  // Before the scroll lock, which waits for a timer: afterwards there is nothing to measure.
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
