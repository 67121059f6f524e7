import { useEffect, useState } from 'react'
import { type Reminder, remindersOf, untold, withTold } from '#domain/keeping/reminder.ts'
import { isDue } from '#domain/keeping/todo-rules.ts'
import { useReachedTargets } from '#features/wishlists/reached/index.ts'
import { notify, notifyPermission } from '#platform/browser/notify.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { remindersKind } from '#platform/kept/kinds.ts'

const LOOK_AGAIN_MS = 30 * 60_000

/** Targets are looked up in the whole pack of this browser: no request says what is followed. */
export function useCurrentReminders(uid: string): readonly Reminder[] {
  const today = useToday()
  const reached = useReachedTargets(uid)
  const due = useItems('todoItems', uid).filter((todo) => isDue(todo, today))
  return remindersOf(reached, due)
}

/** Shows what is new as system notifications, if the person asked. */
export function useNotified(uid: string): void {
  const choice = useKept(remindersKind, uid)
  const all = useCurrentReminders(uid)
  const fresh = choice.on && notifyPermission() === 'granted' ? untold(all, choice) : []
  const ids = fresh.map(({ id }) => id).join('\n')
  useEffect(() => {
    if (!ids) return
    const tell = async () => {
      // Of several tabs the one that writes first tells.
      let mine: readonly Reminder[] = []
      await openKept(remindersKind, uid).update((now) => {
        mine = untold(fresh, now)
        return withTold(now, mine)
      })
      for (const { id, title, body, href } of mine) await notify(title, body, href, id)
    }
    tell().catch(() => {})
  }, [ids, uid, fresh])
}

/** Changes every half hour, so that an open tab reads the prices anew. */
export function useHalfHours(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return count
}
