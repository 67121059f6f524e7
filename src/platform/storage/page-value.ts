import type { BrowserValue } from './browser-value.ts'

/** The same as a `browserValue`, but it lasts only as long as the page: for `useBrowserValue`. */
export function pageValue<T>(fallback: T): BrowserValue<T> {
  const listeners = new Set<() => void>()
  let now = fallback
  return {
    fallback,
    read: () => now,
    write(value) {
      now = value
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
