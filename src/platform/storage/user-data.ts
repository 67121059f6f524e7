import type { StorageKey } from '#catalogue/storage-keys.ts'
import { announce } from './announce.ts'
import { storeData } from './browser-value.ts'
import { belongsTo, keyOf } from './key.ts'

/** Whether this browser keeps anything of that person. */
export function hasDataOf(uid: string): boolean {
  return namesOf(uid).length > 0
}

/** Removes everything that this browser keeps of that person. */
export function wipeDataOf(uid: string): void {
  try {
    for (const name of namesOf(uid)) localStorage.removeItem(name)
  } catch {
    // Storage that cannot be reached keeps nothing.
  }
}

export function fillDataOf(uid: string, values: Partial<Record<StorageKey, unknown>>): void {
  for (const [key, data] of Object.entries(values)) put(keyOf(key as StorageKey, uid), data)
}

function put(name: string, data: unknown) {
  if (storeData(() => localStorage, name, data)) announce(name)
}

function namesOf(uid: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => belongsTo(name, uid))
  } catch {
    return []
  }
}
