import type { StorageKey } from '#catalogue/storage-keys.ts'
import { encode } from '#domain/kept/envelope.ts'
import { hasCache, hasOutbox } from '#platform/storage/database-name.ts'
import { belongsTo, isWithin, keyOf } from '#platform/storage/key.ts'
import { storedNames, writeText } from '#platform/storage/storage-text.ts'
import { forgetKept, keptNames } from './kept.ts'

/** Whether this browser stores anything of the user. */
export const hasDataOf = (uid: string) => namesOf(uid).length > 0

/** Removes everything this browser stores of the user. */
export function wipeDataOf(uid: string): void {
  const names = [...storedNames(), ...keptNames()].filter((name) => belongsTo(name, uid))
  for (const name of names) writeText(name, null)
  forgetKept(names)
  void forgetDocumentsOf(uid, true)
}

/** Cached documents of the user; with `unsent`, also their queued writes. */
export async function forgetDocumentsOf(uid: string, unsent = false): Promise<void> {
  if (await hasCache()) await (await import('#platform/storage/cache.ts')).forgetCached(`["documents","${uid}"`)
  if (unsent && (await hasOutbox())) await (await import('#platform/storage/outbox-store.ts')).removeWaitingOf(uid)
}

/** The user's settings, queued writes and session state in this browser; nothing of other users. */
export async function forgetEverythingOf(uid: string): Promise<void> {
  const { forget, storedValues } = await import('./whole-storage.ts')
  const unsaved = keptNames().filter((name) => isWithin(name, uid))
  await forget([...new Set([...storedValues(uid).map(({ name }) => name), ...unsaved])])
  for (const name of storedNames('tab')) writeText(name, null, 'tab')
  await forgetDocumentsOf(uid, true)
}

/** Everything of everybody, with browser preferences, session state and cache. */
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
