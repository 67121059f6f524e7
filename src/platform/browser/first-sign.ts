const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls back once when somebody moves, presses or scrolls; returns how to stop listening. */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin)
  }
  const begin = () => {
    stop()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  return stop
}
