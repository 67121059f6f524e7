import { useEffect, useState } from 'react'
import { serverLost } from '#platform/api/answer-in-time.ts'
import { usePresumedUser } from '#platform/session/session.ts'
import { mayKeep } from '#platform/storage/consent-choice.ts'

/** Somebody who only reads: long after the page has loaded. */
const QUIET_MS = 10_000
const events = ['pointerdown', 'keydown', 'offline'] as const

/** True once the page is in use, has been open for a while, or lost its connection. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  const uid = usePresumedUser()?.uid
  useEffect(() => {
    const settle = () => setSettled(true)
    const isOffline = !navigator.onLine || document.documentElement.dataset.kept
    // Signed in: advertisements that were switched on are due after a second.
    const timer = setTimeout(settle, isOffline || uid || mayKeep('analytics') ? 0 : QUIET_MS)
    for (const event of events) addEventListener(event, settle)
    const stop = serverLost.subscribe(settle)
    return () => {
      clearTimeout(timer)
      stop()
      for (const event of events) removeEventListener(event, settle)
    }
  }, [uid])
  return settled
}
