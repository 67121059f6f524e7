import { useEffect } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf } from '#platform/storage/key.ts'
import { useTroubles } from './trouble.ts'

/** Calls `tell` once per screen when a list it shows was unreadable and set aside. `tell` must be a stable function. */
export function useSetAside(keys: readonly StorageKey[], uid: string, tell: () => void): void {
  const troubles = useTroubles()
  const found = troubles.some(
    ({ name, kind, entries }) => kind === 'set-aside' && !entries && keys.some((key) => keyOf(key, uid) === name),
  )
  useEffect(() => {
    if (found) tell()
  }, [found, tell])
}
