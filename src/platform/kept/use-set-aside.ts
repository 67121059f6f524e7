import { useEffect } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf } from '#platform/storage/key.ts'
import { useTroubles } from './trouble.ts'

/** Tells, once while a screen is there, that a list it shows could not be read and was put aside. `tell` and `keys` are the same every time. */
export function useSetAside(keys: readonly StorageKey[], uid: string, tell: () => void): void {
  const troubles = useTroubles()
  const found = troubles.some(
    ({ name, kind, entries }) => kind === 'set-aside' && !entries && keys.some((key) => keyOf(key, uid) === name),
  )
  useEffect(() => {
    if (found) tell()
  }, [found, tell])
}
