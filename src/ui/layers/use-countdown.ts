import { useEffect, useRef, useState } from 'react'

export type Countdown = {
  /** Whole seconds left, rounded up: 10 at first, 1 in the last second. */
  readonly secondsLeft: number
  readonly paused: boolean
  pause(): void
  goOn(): void
}

/** Calls `onZero` this many seconds after `begun`, by the clock rather than by ticks; pausing keeps the rest. */
export function useCountdown(seconds: number, onZero: () => void, begun: boolean): Countdown {
  const [leftMs, setLeftMs] = useState(seconds * 1000)
  const [paused, setPaused] = useState(false)
  const end = useRef(onZero)
  end.current = onZero
  const left = useRef(seconds * 1000)

  useEffect(() => {
    if (paused || !begun) return
    const deadline = performance.now() + left.current
    const look = () => {
      left.current = Math.max(0, deadline - performance.now())
      setLeftMs(left.current)
      if (left.current > 0) timer = window.setTimeout(look, left.current % 1000 || 1000)
      else end.current()
    }
    let timer = window.setTimeout(look, left.current % 1000 || 1000)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, deadline - performance.now())
    }
  }, [paused, begun])

  return {
    secondsLeft: Math.ceil(leftMs / 1000),
    paused,
    pause: () => setPaused(true),
    goOn: () => setPaused(false),
  }
}
