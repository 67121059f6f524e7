import type { BrowserValue } from './browser-value.ts'

/** Like `browserValue`, but in memory only: lasts as long as the page. */
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
