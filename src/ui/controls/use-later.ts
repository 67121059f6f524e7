import { useEffect, useRef } from 'react'

/** Does something a while after it was last asked for, at once, or not at all; never when the screen is gone. */
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
