import { useMemo } from 'react'
import { type InstrumentKind, wishlistPlaces } from '#catalogue/instruments.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { userOf, useSession } from '#platform/session/session.ts'

/** Ids in the wishlist of a kind, read without zod to keep the list light. */
export function useFollowed(kind: InstrumentKind): ReadonlySet<string> {
  const entries = useStoredData(wishlistPlaces[kind].list, userOf(useSession())?.uid)
  return useMemo(() => new Set(Array.isArray(entries) ? entries.flatMap(idOf) : []), [entries])
}

function idOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('item' in entry)) return []
  return entry.item !== null && typeof entry.id === 'string' ? [entry.id] : []
}
