import { useEffect, useRef } from 'react'

/** Debounce: run later, run now or cancel. Cancelled on unmount. */
export function useLater(ms: number) {
  const waiting = useRef<{ readonly timer: number; readonly act: () => void } | null>(null)
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    const { act } = waiting.current ?? {}
    waiting.current = null
    return act
  }
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer)
    },
    [],
  )
  return {
    later(act: () => void) {
      stop()
      waiting.current = { timer: window.setTimeout(() => stop()?.(), ms), act }
    },
    now: () => stop()?.(),
    drop: () => void stop(),
  }
}
