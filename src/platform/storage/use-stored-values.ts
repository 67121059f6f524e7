import { useSyncExternalStore } from 'react'
import { type StoredValue, storedValues } from './whole-storage.ts'

const NONE: StoredValue[] = []
let seen = NONE

/** Everything that is stored, anew whenever something changes, here or in another tab. */
export function useStoredValues(): readonly StoredValue[] {
  return useSyncExternalStore(
    (changed) => {
      // This tab's own writes make no event.
      const timer = setInterval(changed, 1_000)
      addEventListener('storage', changed)
      return () => {
        clearInterval(timer)
        removeEventListener('storage', changed)
      }
    },
    () => {
      const now = storedValues()
      if (JSON.stringify(now) !== JSON.stringify(seen)) seen = now
      return seen
    },
    () => NONE,
  )
}
