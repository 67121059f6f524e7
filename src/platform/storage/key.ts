import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { storageLabels } from '#catalogue/storage-labels.ts'

export const scopeOf = (key: StorageKey): 'user' | 'global' | 'tab' => keyTable[key].scope

/** The only place that builds storage keys. Personal keys contain the uid. */
export const keyOf = (key: StorageKey, uid?: string) =>
  `banyan:${keyTable[key].name.replaceAll(' ', '-')}${uid === undefined ? '' : `:${uid}`}`

/** Whose value it is: visitors have one id, so that no account sees what they typed. */
export const ownerOf = (uid: string | undefined) => uid ?? 'visitor'

/** The table row of a stored name, also of one set aside. */
export function keyNamed(name: string): StorageKey | undefined {
  const keys = Object.keys(keyTable) as StorageKey[]
  return keys.find((key) => `${name}:`.includes(`${keyOf(key)}:`))
}

/** Its name on screen. */
export function labelOfKey(name: string): string {
  const key = keyNamed(name)
  return key ? (storageLabels[key] ?? keyTable[key].name) : name.replace('banyan:', '')
}

export const belongsTo = (name: string, uid: string) => name.startsWith('banyan:') && name.endsWith(`:${uid}`)

/** Whether a name belongs to the user or to the browser. */
export function isWithin(name: string, uid: string | undefined): boolean {
  return (uid !== undefined && belongsTo(name, uid)) || /^(banyan:set-aside:.*:)?banyan:[^:]+$/.test(name)
}
