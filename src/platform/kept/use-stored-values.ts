import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { onChange } from '#platform/storage/storage-text.ts'
import { type StoredValue, storedValues } from './whole-storage.ts'

const NONE: StoredValue[] = []
let seen: { readonly uid: string; readonly values: readonly StoredValue[] } | undefined

/** All stored values of the person and the browser, live across tabs. */
export function useStoredValues(uid: string): readonly StoredValue[] {
  return useInBrowser(
    subscribe,
    () => read(uid),
    () => NONE,
  )
}

/** Outside the hook: otherwise React would resubscribe on every render. */
function subscribe(changed: () => void) {
  seen = undefined
  return onChange(undefined, () => {
    seen = undefined
    changed()
  })
}

function read(uid: string): readonly StoredValue[] {
  if (seen?.uid !== uid) seen = { uid, values: storedValues(uid) }
  return seen.values
}
