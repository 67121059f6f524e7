/** For work that takes longer than a frame and that nobody waits for: what is there is painted first. */
export function afterNextPaint(): Promise<void> | undefined {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return undefined
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A hidden page does not paint.
    setTimeout(resolve, 100)
  })
}
