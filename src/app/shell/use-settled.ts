import { useEffect, useState } from 'react'
import { serverLost } from '#platform/api/answer-in-time.ts'

/** Somebody who only reads: long after the page has loaded. */
const QUIET_MS = 10_000
const events = ['pointerdown', 'keydown', 'offline'] as const

/** True once the page is in use, has been open for a while, or lost its connection. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => setSettled(true)
    const isOffline = !navigator.onLine || document.documentElement.dataset.kept !== undefined
    const timer = setTimeout(settle, isOffline ? 0 : QUIET_MS)
    for (const event of events) addEventListener(event, settle, { passive: true, once: true })
    const stop = serverLost.subscribe(settle)
    return () => {
      clearTimeout(timer)
      stop()
      for (const event of events) removeEventListener(event, settle)
    }
  }, [])
  return settled
}
