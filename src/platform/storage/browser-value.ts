import { useSyncExternalStore } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf, scopeOf } from './key.ts'

/** One small value that this browser, or this tab, remembers for everybody who uses it, such as the theme. */
export type BrowserValue<T> = {
  /** What the server, and a browser that has not hydrated yet, take it for. */
  readonly fallback: T
  /** The same object as long as nothing changed. */
  read(): T
  /** Where storage refuses, the value lasts until the page is left. */
  write(value: T): void
  subscribe(changed: () => void): () => void
}

const VERSION = 1

/** Kept as `{v, updatedAt, data}`. What cannot be read counts as not chosen and is left where it is. */
export function browserValue<T>(
  key: StorageKey,
  fallback: T,
  isValid: (value: unknown) => value is T = (value): value is T => typeof value === typeof fallback,
): BrowserValue<T> {
  const name = keyOf(key)
  const area = () => (scopeOf(key) === 'tab' ? sessionStorage : localStorage)
  const listeners = new Set<() => void>()
  let unsaved: { readonly data: T } | undefined
  let seen: { readonly text: string | null; readonly data: T } | undefined

  return {
    fallback,
    read: () => {
      if (unsaved) return unsaved.data
      const text = stored(area, name)
      if (seen?.text !== text || !seen) {
        const kept = dataOf(text)
        seen = { text, data: isValid(kept) ? kept : fallback }
      }
      return seen.data
    },
    write(value) {
      unsaved = storeData(area, name, value) ? undefined : { data: value }
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      const fromOtherTab = (event: StorageEvent) => {
        // `null`: that tab cleared everything.
        if (event.key === name || event.key === null) changed()
      }
      listeners.add(changed)
      addEventListener('storage', fromOtherTab)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', fromOtherTab)
      }
    },
  }
}

export function useBrowserValue<T>(value: BrowserValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.read, () => value.fallback)
}

/** What stands under a name, unchecked. */
export const readData = (name: string) => dataOf(stored(() => localStorage, name))

type Area = () => Storage

function stored(area: Area, name: string): string | null {
  try {
    return area().getItem(name)
  } catch {
    return null
  }
}

/** False where storage refuses. */
export function storeData(area: Area, name: string, data: unknown): boolean {
  try {
    area().setItem(name, JSON.stringify({ v: VERSION, updatedAt: new Date().toISOString(), data }))
    return true
  } catch {
    return false
  }
}

function dataOf(text: string | null): unknown {
  if (text === null) return undefined
  try {
    const envelope: unknown = JSON.parse(text)
    if (typeof envelope !== 'object' || envelope === null || !('v' in envelope) || !('data' in envelope))
      return undefined
    return envelope.v === VERSION ? envelope.data : undefined
  } catch {
    return undefined
  }
}
