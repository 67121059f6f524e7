import { useInBrowser } from '../hydrated.ts'
import { onChange } from './text.ts'
import { type StoredValue, storedValues } from './whole-storage.ts'

const NONE: StoredValue[] = []
let seen: StoredValue[] | undefined

/** Everything that is stored, anew whenever something changes, here or in another tab. */
export function useStoredValues(): readonly StoredValue[] {
  return useInBrowser(subscribe, read, () => NONE)
}

/** Not inside the hook: React would subscribe anew with every render. */
function subscribe(changed: () => void) {
  seen = undefined
  return onChange(undefined, () => {
    seen = undefined
    changed()
  })
}

function read(): StoredValue[] {
  seen ??= storedValues()
  return seen
}
