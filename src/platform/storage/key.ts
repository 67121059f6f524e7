import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { storageLabels } from '#catalogue/storage-labels.ts'

export const scopeOf = (key: StorageKey): 'user' | 'global' | 'tab' => keyTable[key].scope

/** The only place that builds a key's string. What belongs to a person carries their id. */
export const keyOf = (key: StorageKey, uid?: string) =>
  `banyan:${keyTable[key].name.replaceAll(' ', '-')}${uid === undefined ? '' : `:${uid}`}`

/** The row of the table that a name was built from, also where it was put aside. */
export function keyNamed(name: string): StorageKey | undefined {
  const keys = Object.keys(keyTable) as StorageKey[]
  return keys.find((key) => `${name}:`.includes(`${keyOf(key)}:`))
}

/** What a person calls it. */
export function labelOfKey(name: string): string {
  const key = keyNamed(name)
  return key ? (storageLabels[key] ?? keyTable[key].name) : name.replace('banyan:', '')
}

export const belongsTo = (name: string, uid: string) => name.startsWith('banyan:') && name.endsWith(`:${uid}`)

/** What concerns this person: their own, and what belongs to everybody who uses this browser. */
export function isWithin(name: string, uid: string | undefined): boolean {
  return (uid !== undefined && belongsTo(name, uid)) || /^(banyan:set-aside:.*:)?banyan:[^:]+$/.test(name)
}
