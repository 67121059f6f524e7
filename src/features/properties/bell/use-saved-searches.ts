import { useMemo } from 'react'
import { useStoredData } from '#platform/kept/use-stored-data.ts'

/** As stored, as far as every page reads it: without zod. */
export type StoredSearch = {
  readonly id: string
  readonly name: string
  readonly query: string
  readonly lookedAt: string
}

type Stored = { readonly searches: readonly StoredSearch[]; readonly version: string }

/** The person's saved searches, in their order. */
export function useSavedSearches(uid: string | undefined): Stored {
  const list = useStoredData('savedSearches', uid)
  return useMemo(() => {
    const entries = Array.isArray(list) ? list.filter(isEntry).toSorted((a, b) => a.place - b.place) : []
    return {
      searches: entries.map(({ item }) => item),
      version: entries.map(({ id, rev }) => `${id} ${rev}`).join(),
    }
  }, [list])
}

type Entry = { readonly id: string; readonly rev: number; readonly place: number; readonly item: StoredSearch }

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null || !('item' in entry) || !('place' in entry)) return false
  const { item, place } = entry
  const has = (name: string) => typeof Reflect.get(Object(item), name) === 'string'
  return typeof place === 'number' && ['id', 'name', 'query', 'lookedAt'].every(has)
}
