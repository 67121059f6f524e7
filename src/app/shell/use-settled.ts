import { useEffect, useReducer } from 'react'
import { serverLost } from '#platform/api/answer-in-time.ts'
import { usePresumedUser } from '#platform/session/session.ts'
import { mayKeep } from '#platform/storage/consent-choice.ts'

/** Somebody who only reads: long after the page has loaded. */
const QUIET_MS = 10_000

/** True once the page is in use, has been open for a while, or lost its connection. Lives as long as the page. */
export function useSettled(): boolean {
  const [settled, settle] = useReducer(() => true, false)
  const uid = usePresumedUser()?.uid
  useEffect(() => {
    for (const event of ['pointerdown', 'keydown', 'offline']) addEventListener(event, settle)
    serverLost.subscribe(settle)
    const isOffline = !navigator.onLine || document.documentElement.dataset.kept
    // Signed in: advertisements that were switched on are due after a second.
    const timer = setTimeout(settle, isOffline || uid || mayKeep('analytics') ? 0 : QUIET_MS)
    return () => clearTimeout(timer)
  }, [uid])
  return settled
}
