import { browserStorage, tabStorage } from '#platform/browser/browser-doors.ts'

/** Texts by name, kept by this browser or this tab. Every tab hears of a change, also the one that made it. */
export type Area = 'browser' | 'tab'

const storageOf = (area: Area) => (area === 'tab' ? tabStorage() : browserStorage())

export function readText(name: string, area: Area = 'browser'): string | null {
  try {
    return storageOf(area)?.getItem(name) ?? null
  } catch {
    return null
  }
}

/** `null` removes it. False where storage refuses. */
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

/** The names of everything that is ours. */
export function storedNames(area: Area = 'browser'): string[] {
  try {
    return Object.keys(storageOf(area) ?? {}).filter((name) => name.startsWith('banyan:'))
  } catch {
    return []
  }
}

/** The browser tells other tabs of a change; this tells the other parts of this one. */
export function announce(name: string): void {
  dispatchEvent(new StorageEvent('storage', { key: name }))
}

/** Without a name: any change. */
export function onChange(name: string | undefined, changed: (event: StorageEvent) => void): () => void {
  // The server renders pages that keep something, but nothing is kept there.
  if (typeof addEventListener === 'undefined') return () => {}
  const heard = (event: StorageEvent) => {
    // `null`: everything was cleared.
    if (name === undefined || event.key === name || event.key === null) changed(event)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
