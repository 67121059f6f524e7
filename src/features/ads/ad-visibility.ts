import { constants } from '#catalogue/constants.ts'

const SHARE = constants.adsVisiblePercent / 100

/** §9: calls once at least 10 % of the slot have been visible for 300 ms. Returns what stops it. */
export function whenVisible(slot: Element, ready: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      const seen = entries.at(-1)
      if (!seen?.isIntersecting || seen.intersectionRatio < SHARE) return
      timer = setTimeout(() => {
        stop()
        ready()
      }, constants.adsDebounceMs)
    },
    { threshold: [0, SHARE] },
  )
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(slot)
  return stop
}
