import { useMemo } from 'react'
import type { UndoableKey } from '#catalogue/storage-keys.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { userOf, useSession } from '#platform/session/session.ts'

/** Ids in a person's list, read without zod to keep the page light. */
export function useFollowed(list: UndoableKey): ReadonlySet<string> {
  const entries = useStoredData(list, userOf(useSession())?.uid)
  return useMemo(() => new Set(Array.isArray(entries) ? entries.flatMap(idOf) : []), [entries])
}

function idOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('item' in entry)) return []
  return entry.item !== null && typeof entry.id === 'string' ? [entry.id] : []
}
