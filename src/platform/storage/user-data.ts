import type { StorageKey } from '#catalogue/storage-keys.ts'
import { wrap } from '#domain/envelope.ts'
import { hasCache, hasOutbox } from './database-name.ts'
import { forgetKept, keptNames } from './kept.ts'
import { belongsTo, keyOf } from './key.ts'
import { storedNames, writeText } from './text.ts'

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
  if (await hasCache()) await (await import('./cache.ts')).forgetCached(`["documents","${uid}"`)
  if (unsent && (await hasOutbox())) await (await import('./outbox-store.ts')).removeWaitingOf(uid)
}

/** Everything of everybody, choices for this browser and this tab and the cache included. */
export async function wipeEverything(): Promise<void> {
  for (const name of storedNames('tab')) writeText(name, null, 'tab')
  for (const name of storedNames()) writeText(name, null)
  forgetKept(keptNames())
  const { clearCache } = await import('./cache.ts')
  await clearCache()
  const { removeOutbox } = await import('./outbox-store.ts')
  await removeOutbox()
}

export function fillDataOf(uid: string, values: Partial<Record<StorageKey, unknown>>): void {
  for (const [key, data] of Object.entries(values)) writeText(keyOf(key as StorageKey, uid), wrap(1, data, new Date()))
}

const namesOf = (uid: string) => storedNames().filter((name) => belongsTo(name, uid))
