import { useSyncExternalStore } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf } from './key.ts'

/** One small value that this browser remembers for everybody who uses it, such as the theme. */
export type BrowserValue<T extends string> = {
  /** What the server, and a browser that has not hydrated yet, take it for. */
  readonly fallback: T
  read(): T
  /** Where storage refuses, the value lasts until the page is left. */
  write(value: T): void
  subscribe(changed: () => void): () => void
}

const VERSION = 1

/** Kept as `{v, updatedAt, data}`. What cannot be read counts as not chosen and is left where it is. */
export function browserValue<T extends string>(
  key: StorageKey,
  fallback: T,
  isValid: (value: string) => value is T = (value): value is T => true,
): BrowserValue<T> {
  const name = keyOf(key)
  const listeners = new Set<() => void>()
  let unsaved: T | undefined

  return {
    fallback,
    read: () => {
      if (unsaved !== undefined) return unsaved
      const kept = dataOf(stored(name))
      return kept !== undefined && isValid(kept) ? kept : fallback
    },
    write(value) {
      unsaved = store(name, value) ? undefined : value
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

export function useBrowserValue<T extends string>(value: BrowserValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.read, () => value.fallback)
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function store(name: string, data: string): boolean {
  try {
    localStorage.setItem(name, JSON.stringify({ v: VERSION, updatedAt: new Date().toISOString(), data }))
    return true
  } catch {
    return false
  }
}

function dataOf(text: string | null): string | undefined {
  if (text === null) return undefined
  try {
    const envelope: unknown = JSON.parse(text)
    if (typeof envelope !== 'object' || envelope === null || !('v' in envelope) || !('data' in envelope))
      return undefined
    return envelope.v === VERSION && typeof envelope.data === 'string' ? envelope.data : undefined
  } catch {
    return undefined
  }
}
