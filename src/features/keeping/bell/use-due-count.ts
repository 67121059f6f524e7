import { useMemo } from 'react'
import { isDue } from '#domain/keeping/todo-rules.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'

/** The number of due to-dos; unreadable ones do not count. */
export function useDueCount(uid: string | undefined): number {
  const today = useToday()
  const list = useStoredData('todoItems', uid)
  return useMemo(
    () => (Array.isArray(list) && today ? list.filter((entry) => isDueEntry(entry?.item, today)).length : 0),
    [list, today],
  )
}

function isDueEntry(item: unknown, today: string): boolean {
  if (typeof item !== 'object' || item === null || !('done' in item) || !('dueDate' in item)) return false
  return typeof item.dueDate === 'string' && isDue({ done: item.done === true, dueDate: item.dueDate }, today)
}
