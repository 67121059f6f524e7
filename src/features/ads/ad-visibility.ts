import { constants } from '#catalogue/constants.ts'

const SHARE = constants.adsVisiblePercent / 100

/** §2: nothing before a second has passed. Returns what stops it. */
export function whenDue(ready: () => void): () => void {
  const timer = setTimeout(ready, constants.adsDelaySeconds * 1_000)
  return () => clearTimeout(timer)
}

/** Whether inserting at the end of the content moves nothing that is on the screen. */
export const isBelowScreen = (content: Element, screenHeight: number) =>
  content.getBoundingClientRect().bottom > screenHeight

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
