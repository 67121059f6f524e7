import type { Texts } from '#domain/kept/backup-merge.ts'
import { type Values, writeBackup } from '#domain/kept/browser-backup.ts'
import { unwrap } from '#domain/kept/envelope.ts'
import { encryptText } from '#platform/browser/encrypted-text.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { isWithin, keyOf } from '#platform/storage/key.ts'
import { withLock } from '#platform/storage/locks.ts'
import { readText, storedNames, writeText } from '#platform/storage/storage-text.ts'
import { asideName } from './aside.ts'
import { forgetKept, openKept, unsavedValues, useKept } from './kept.ts'
import { lastBackupKind } from './kinds.ts'

/** A stored value as text. */
export type StoredValue = { readonly name: string; readonly text: string }

/** The user's values and the browser's preferences; without the identity and other users' values. */
export function storedValues(uid: string | undefined): StoredValue[] {
  return storedNames()
    .filter((name) => isWithin(name, uid) && name !== keyOf('lastIdentity'))
    .sort()
    .map((name) => ({ name, text: readText(name) ?? '' }))
}

/** The same for a backup, including what this tab could not save. */
export function valuesByName(uid: string | undefined, now = new Date()): Values {
  const unsaved = unsavedValues().filter(({ name }) => isWithin(name, uid))
  return Object.fromEntries([
    ...storedValues(uid).map(({ name, text }) => [name, text]),
    ...unsaved.map(({ name, text, beside }) => [beside ? asideName(name, now) : name, text]),
  ])
}

/** The identity and the consent never come from a file. */
export function portable(values: Values): Values {
  const stays = (['lastIdentity', 'cacheConsent', 'cacheSettings'] as const).map((key) => keyOf(key))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !stays.includes(name)))
}

/** The time of the last change, from the envelope. */
export const changedAt = ({ text }: StoredValue) => unwrap(text)?.updatedAt

/** When the user last made a backup in this browser, if ever. */
export const useLastBackup = (uid: string) => useKept(lastBackupKind, uid)

/** One JSON file with everything, unsaved values included; encrypted if there is a passphrase. */
export async function downloadBackup(uid: string | undefined, passphrase?: string): Promise<void> {
  const madeAt = new Date().toISOString()
  const text = writeBackup(portable(valuesByName(uid)), madeAt)
  saveFile(`banyan-${madeAt.slice(0, 10)}.json`, passphrase ? await encryptText(text, passphrase) : text)
  if (uid !== undefined) await openKept(lastBackupKind, uid).update(() => madeAt)
}

/**
 * Changes several values atomically: under their locks, and rolled back if storage refuses one. Returns the values
 * before and after, or undefined if refused.
 */
export function changeValues(
  names: readonly string[],
  to: (here: Values) => Texts,
): Promise<{ readonly before: Texts; readonly after: Texts } | undefined> {
  return withLocks(names.toSorted(), () => {
    const texts = names.map((name) => [name, readText(name)] as const)
    const here = Object.fromEntries(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
    const after = to(here)
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, here[name] ?? null]))
    const putAll = (all: Texts) => Object.entries(all).every(([name, text]) => writeText(name, text))
    if (putAll(after)) return { before, after }
    // Frees the space of the new values first.
    putAll(Object.fromEntries(Object.keys(before).map((name) => [name, null])))
    putAll(before)
    return undefined
  })
}

/** In a fixed order, to avoid deadlocks. */
function withLocks<R>([first, ...rest]: readonly string[], work: () => R): Promise<R> {
  return first === undefined ? Promise.resolve(work()) : withLock(first, () => withLocks(rest, work))
}

export async function forget(names: readonly string[]): Promise<void> {
  await changeValues(names, () => Object.fromEntries(names.map((name) => [name, null])))
  forgetKept(names)
}
