import type { StorageKey } from '#catalogue/storage-keys.ts'
import { wrap } from '#domain/envelope.ts'
import { belongsTo, keyOf } from './key.ts'
import { storedNames, writeText } from './text.ts'

/** Whether this browser keeps anything of that person. */
export const hasDataOf = (uid: string) => namesOf(uid).length > 0

/** Removes everything that this browser keeps of that person. */
export function wipeDataOf(uid: string): void {
  for (const name of namesOf(uid)) writeText(name, null)
}

/** Everything of everybody, choices for this browser included. */
export function wipeEverything(): void {
  for (const name of storedNames()) writeText(name, null)
}

export function fillDataOf(uid: string, values: Partial<Record<StorageKey, unknown>>): void {
  for (const [key, data] of Object.entries(values)) writeText(keyOf(key as StorageKey, uid), wrap(1, data, new Date()))
}

const namesOf = (uid: string) => storedNames().filter((name) => belongsTo(name, uid))
