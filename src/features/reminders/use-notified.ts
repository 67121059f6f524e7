import { useEffect, useEffectEvent, useState } from 'react'
import { type Reminder, remindersOf, untold } from '#domain/keeping/reminder.ts'
import { isDue } from '#domain/keeping/todo-rules.ts'
import { useReachedTargets } from '#features/wishlists/reached/index.ts'
import { checkNotify, notify, notifyPermission } from '#platform/browser/notify.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { remindersKind } from '#platform/kept/kinds.ts'
import { withLock } from '#platform/storage/locks.ts'
import { tellNew } from './tell-new.ts'
import { watchPrices } from './watch-prices.ts'

/** Targets are looked up in the whole pack of this browser: no request says what is in a wishlist. */
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
  const tell = useEffectEvent(() => {
    const show = ({ id, title, body, href }: Reminder) => notify(title, body, href, id)
    // One tab after the other: the first one tells. The name differs from the value's own lock, taken inside.
    withLock(`banyan:telling:${uid}`, () => tellNew(openKept(remindersKind, uid), fresh, show)).catch(() => {})
  })
  useEffect(() => {
    if (ids) tell()
  }, [ids])
}

/** What the browser allows, and a setter for what it answers when asked. */
export function useNotifyPermission() {
  const [permission, setPermission] = useState(notifyPermission)
  useEffect(() => void checkNotify().then(setPermission), [])
  return [permission, setPermission] as const
}

/** Changes every half hour, once an open tab has read the prices anew. */
export function useHalfHours(): number {
  const [count, setCount] = useState(0)
  useEffect(() => watchPrices(() => setCount((before) => before + 1)), [])
  return count
}
