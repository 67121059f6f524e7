import type { StorageKey } from '#catalogue/storage-keys.ts'
import { type Values, writeBackup } from '#domain/browser-backup.ts'
import { unwrap } from '#domain/envelope.ts'
import { saveFile } from '../save-file.ts'
import { seal } from '../sealed-text.ts'
import { browserValue, isText, useBrowserValue } from './browser-value.ts'
import { forgetKept } from './kept.ts'
import { keyOf } from './key.ts'
import { alone } from './locks.ts'
import { readText, storedNames, writeText } from './text.ts'
import type { Trouble } from './trouble.ts'

/** Everything that Banyan keeps in this browser, as it is stored. Who is signed in is not part of it. */
export type StoredValue = { readonly name: string; readonly text: string }

export function storedValues(): StoredValue[] {
  return storedNames()
    .filter((name) => name !== keyOf('lastIdentity'))
    .sort()
    .map((name) => ({ name, text: readText(name) ?? '' }))
}

/** The same, as a backup has them. */
export const valuesByName = (): Values => Object.fromEntries(storedValues().map(({ name, text }) => [name, text]))

/** Who is signed in here, and what this browser may keep, is said in this browser and never comes from a file. */
export function portable(values: Values): Values {
  const stays = ['lastIdentity', 'cacheConsent', 'cacheSettings'].map((key) => keyOf(key as StorageKey))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !stays.includes(name)))
}

/** When a value was last changed, as its envelope says. */
export const changedAt = ({ text }: StoredValue) => unwrap(text)?.updatedAt

const lastBackup = browserValue('lastBackup', isText)

/** When the last backup was taken from this browser, or nothing. */
export const useLastBackup = () => useBrowserValue(lastBackup)

/** One JSON file with all of it, and with what storage refused; encrypted where there is a passphrase. */
export async function downloadBackup(troubles: readonly Trouble[] = [], passphrase?: string): Promise<void> {
  const unsaved = Object.fromEntries(troubles.flatMap(({ name, value }) => (value ? [[name, value()]] : [])))
  const madeAt = new Date().toISOString()
  const text = writeBackup(portable({ ...valuesByName(), ...unsaved }), madeAt)
  saveFile(`banyan-${madeAt.slice(0, 10)}.json`, passphrase ? await seal(text, passphrase) : text)
  lastBackup.write(madeAt)
}

export type Changes = Readonly<Record<string, string | null>>

/**
 * Changes several values as one: no tab writes them meanwhile, and what was there is back if storage refuses one. Returns what would undo it,
 * or nothing when it was refused.
 */
export function changeValues(names: readonly string[], to: (here: Values) => Changes): Promise<Changes | undefined> {
  return aloneWithAll(names.toSorted(), () => {
    const here = valuesByName()
    const changes = to(here)
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, here[name] ?? null]))
    const putAll = (texts: Changes) => Object.entries(texts).every(([name, text]) => writeText(name, text))
    if (putAll(changes)) return before
    // First the room that the new ones took, then what was there.
    putAll(Object.fromEntries(Object.keys(before).map((name) => [name, null])))
    putAll(before)
    return undefined
  })
}

/** Always in the same order, so that two who want the same never wait for each other. */
function aloneWithAll<R>([first, ...rest]: readonly string[], work: () => R): Promise<R> {
  return first === undefined ? Promise.resolve(work()) : alone(first, () => aloneWithAll(rest, work))
}

export async function forget(names: readonly string[]): Promise<void> {
  await changeValues(names, () => Object.fromEntries(names.map((name) => [name, null])))
  forgetKept(names)
}
