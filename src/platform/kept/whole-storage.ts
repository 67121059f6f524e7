import type { Texts } from '#domain/kept/backup-merge.ts'
import { type Values, writeBackup } from '#domain/kept/browser-backup.ts'
import { unwrap } from '#domain/kept/envelope.ts'
import { seal } from '#platform/browser/encrypted-text.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { isWithin, keyOf } from '#platform/storage/key.ts'
import { withLock } from '#platform/storage/locks.ts'
import { readText, storedNames, writeText } from '#platform/storage/storage-text.ts'
import { asideName } from './aside.ts'
import { forgetKept, openKept, unsavedValues, useKept } from './kept.ts'
import { lastBackupKind } from './kinds.ts'

/** One thing that Banyan keeps in this browser, as it is stored. */
export type StoredValue = { readonly name: string; readonly text: string }

/** What concerns this person: their own values and the choices of this browser. Who is signed in is not part of it, nor is anybody else's. */
export function storedValues(uid: string | undefined): StoredValue[] {
  return storedNames()
    .filter((name) => isWithin(name, uid) && name !== keyOf('lastIdentity'))
    .sort()
    .map((name) => ({ name, text: readText(name) ?? '' }))
}

/** The same as a backup has it, with what this tab could not save: everything that is on the screen. */
export function valuesByName(uid: string | undefined, now = new Date()): Values {
  const unsaved = unsavedValues().filter(({ name }) => isWithin(name, uid))
  return Object.fromEntries([
    ...storedValues(uid).map(({ name, text }) => [name, text]),
    ...unsaved.map(({ name, text, beside }) => [beside ? asideName(name, now) : name, text]),
  ])
}

/** Who is signed in here, and what this browser may keep, is said in this browser and never comes from a file. */
export function portable(values: Values): Values {
  const stays = (['lastIdentity', 'cacheConsent', 'cacheSettings'] as const).map((key) => keyOf(key))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !stays.includes(name)))
}

/** When a value was last changed, as its envelope says. */
export const changedAt = ({ text }: StoredValue) => unwrap(text)?.updatedAt

/** When this person last took a backup from this browser, or nothing. */
export const useLastBackup = (uid: string) => useKept(lastBackupKind, uid)

/** One JSON file with all of it, and with what storage refused; encrypted where there is a passphrase. */
export async function downloadBackup(uid: string | undefined, passphrase?: string): Promise<void> {
  const madeAt = new Date().toISOString()
  const text = writeBackup(portable(valuesByName(uid)), madeAt)
  saveFile(`banyan-${madeAt.slice(0, 10)}.json`, passphrase ? await seal(text, passphrase) : text)
  if (uid !== undefined) await openKept(lastBackupKind, uid).update(() => madeAt)
}

/**
 * Changes several values as one: no tab writes them meanwhile, and what was there is back if storage refuses one. Returns what was there and what
 * is there now, or nothing when it was refused.
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
    // First the room that the new ones took, then what was there.
    putAll(Object.fromEntries(Object.keys(before).map((name) => [name, null])))
    putAll(before)
    return undefined
  })
}

/** Always in the same order, so that two who want the same never wait for each other. */
function withLocks<R>([first, ...rest]: readonly string[], work: () => R): Promise<R> {
  return first === undefined ? Promise.resolve(work()) : withLock(first, () => withLocks(rest, work))
}

export async function forget(names: readonly string[]): Promise<void> {
  await changeValues(names, () => Object.fromEntries(names.map((name) => [name, null])))
  forgetKept(names)
}
