import { useMemo } from 'react'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { userOf, useSession } from '#platform/session/session.ts'

/** Codes in the fund wishlist, read without zod to keep the list light. */
export function useFollowedCodes(): ReadonlySet<string> {
  const entries = useStoredData('fundWishlist', userOf(useSession())?.uid)
  return useMemo(() => new Set(Array.isArray(entries) ? entries.flatMap(codeOf) : []), [entries])
}

function codeOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('item' in entry)) return []
  return entry.item !== null && typeof entry.id === 'string' ? [entry.id] : []
}
