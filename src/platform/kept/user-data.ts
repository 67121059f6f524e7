import type { StorageKey } from '#catalogue/storage-keys.ts'
import { encode } from '#domain/kept/envelope.ts'
import { hasCache, hasOutbox } from '#platform/storage/database-name.ts'
import { belongsTo, isWithin, keyOf } from '#platform/storage/key.ts'
import { storedNames, writeText } from '#platform/storage/storage-text.ts'
import { forgetKept, keptNames } from './kept.ts'

/** Whether this browser keeps anything of that person. */
export const hasDataOf = (uid: string) => namesOf(uid).length > 0

/** Removes everything that this browser keeps of that person. */
export function wipeDataOf(uid: string): void {
  const names = [...storedNames(), ...keptNames()].filter((name) => belongsTo(name, uid))
  for (const name of names) writeText(name, null)
  forgetKept(names)
  void forgetDocumentsOf(uid, true)
}

/** The copies of documents that were read as that person; with `unsent`, also what they wrote and the server has not got yet. */
export async function forgetDocumentsOf(uid: string, unsent = false): Promise<void> {
  if (await hasCache()) await (await import('#platform/storage/cache.ts')).forgetCached(`["documents","${uid}"`)
  if (unsent && (await hasOutbox())) await (await import('#platform/storage/outbox-store.ts')).removeWaitingOf(uid)
}

/** What of theirs stands in the settings, what waits to be sent, and what this tab remembers. Nothing of anybody else who uses this browser. */
export async function forgetEverythingOf(uid: string): Promise<void> {
  const { forget, storedValues } = await import('./whole-storage.ts')
  const unsaved = keptNames().filter((name) => isWithin(name, uid))
  await forget([...new Set([...storedValues(uid).map(({ name }) => name), ...unsaved])])
  for (const name of storedNames('tab')) writeText(name, null, 'tab')
  await forgetDocumentsOf(uid, true)
}

/** Everything of everybody, choices for this browser and this tab and the cache included. */
export async function wipeEverything(): Promise<void> {
  for (const name of storedNames('tab')) writeText(name, null, 'tab')
  for (const name of storedNames()) writeText(name, null)
  forgetKept(keptNames())
  const { clearCache } = await import('#platform/storage/cache.ts')
  await clearCache()
  const { removeOutbox } = await import('#platform/storage/outbox-store.ts')
  await removeOutbox()
}

export function fillDataOf(uid: string, values: Partial<Record<StorageKey, unknown>>): void {
  for (const [key, data] of Object.entries(values))
    writeText(keyOf(key as StorageKey, uid), encode(key as StorageKey, data, new Date()))
}

const namesOf = (uid: string) => storedNames().filter((name) => belongsTo(name, uid))
