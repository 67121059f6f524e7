import { type RefObject, useEffect, useRef } from 'react'

/** Margin to the screen edge and to uncovered elements. */
const GAP_PX = 8
const EDGE_PX = 16

/** Keeps a fixed element at the top of the screen but below elements marked `data-uncovered`. */
export function useClearPlace<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const place = () => {
      const element = ref.current
      if (!element || element.childElementCount === 0) return
      const { left, right, height } = element.getBoundingClientRect()
      const boxes = [...document.querySelectorAll('[data-uncovered]')]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.height > 0 && box.bottom > 0 && box.right > left && box.left < right)
        .toSorted((a, b) => a.top - b.top)
      let top = EDGE_PX
      for (const box of boxes) if (box.top < top + height + GAP_PX && box.bottom > top) top = box.bottom + GAP_PX
      element.style.top = `${top}px`
    }
    // Layers come and go in body; their animation ends a little later.
    const layers = new MutationObserver(place)
    layers.observe(document.body, { childList: true, subtree: true })
    for (const event of ['scroll', 'resize', 'transitionend']) addEventListener(event, place, { passive: true })
    place()
    return () => {
      layers.disconnect()
      for (const event of ['scroll', 'resize', 'transitionend']) removeEventListener(event, place)
    }
  }, [])
  return ref
}
