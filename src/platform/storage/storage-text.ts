import { browserStorage, tabStorage } from '#platform/browser/browser-doors.ts'

/** Strings by name in localStorage or sessionStorage. All tabs, including the writing one, are notified of changes. */
export type Area = 'browser' | 'tab'

const storageOf = (area: Area) => (area === 'tab' ? tabStorage() : browserStorage())

export function readText(name: string, area: Area = 'browser'): string | null {
  try {
    return storageOf(area)?.getItem(name) ?? null
  } catch {
    return null
  }
}

/** `null` removes it. False if storage refuses. */
export function writeText(name: string, text: string | null, area: Area = 'browser'): boolean {
  const storage = storageOf(area)
  if (!storage) return false
  try {
    if (text === null) storage.removeItem(name)
    else storage.setItem(name, text)
  } catch {
    return false
  }
  announce(name)
  return true
}

/** All names of ours. */
export function storedNames(area: Area = 'browser'): string[] {
  try {
    return Object.keys(storageOf(area) ?? {}).filter((name) => name.startsWith('banyan:'))
  } catch {
    return []
  }
}

/** Storage events reach other tabs only; this notifies the own tab. */
export function announce(name: string): void {
  dispatchEvent(new StorageEvent('storage', { key: name }))
}

/** Without a name: any change. */
export function onChange(name: string | undefined, changed: (event: StorageEvent) => void): () => void {
  // Server rendering has no storage.
  if (typeof addEventListener === 'undefined') return () => {}
  const heard = (event: StorageEvent) => {
    // `null`: storage was cleared.
    if (name === undefined || event.key === name || event.key === null) changed(event)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
