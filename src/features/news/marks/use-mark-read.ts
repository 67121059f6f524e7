import { useEffect } from 'react'
import { settledSession } from '#platform/session/settled-session.ts'
import { setRead } from './use-read-marks.ts'

/** An opened article counts as read. */
export function useMarkRead(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    let gone = false
    void settledSession().then((session) => {
      if (!gone) setRead(session === 'signed-out' ? undefined : session.uid, id, true)
    })
    return () => {
      gone = true
    }
  }, [id])
}
