import { useMemo, useSyncExternalStore } from 'react'
import { isDue } from '#domain/todo-rules.ts'
import { dataOf } from './storage/browser-value.ts'
import { keyOf } from './storage/key.ts'
import { onChange, readText } from './storage/text.ts'
import { useToday } from './today.ts'

/** How many to-dos are due. Light enough for the header of every page: what cannot be read counts as nothing. */
export function useDueCount(uid: string | undefined): number {
  const today = useToday()
  const name = uid === undefined ? '' : keyOf('todoItems', uid)
  const text = useSyncExternalStore(
    (changed) => onChange(name, changed),
    () => (name ? readText(name) : null),
    () => null,
  )
  return useMemo(() => {
    const list = dataOf(text)
    return Array.isArray(list) && today ? list.filter((entry) => isDueEntry(entry?.item, today)).length : 0
  }, [text, today])
}

function isDueEntry(item: unknown, today: string): boolean {
  if (typeof item !== 'object' || item === null || !('done' in item) || !('dueDate' in item)) return false
  return typeof item.dueDate === 'string' && isDue({ done: item.done === true, dueDate: item.dueDate }, today)
}
