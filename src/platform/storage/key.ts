import { ownStorageKeys, type StorageKey, storageKeys } from '#catalogue/storage-keys.ts'

const table = { ...storageKeys, ...ownStorageKeys }

export const scopeOf = (key: StorageKey): 'user' | 'global' | 'tab' => table[key].scope

/** The only place that builds a key's string. What belongs to a person carries their id. */
export const keyOf = (key: StorageKey, uid?: string) =>
  `banyan:${table[key].name.replaceAll(' ', '-')}${uid === undefined ? '' : `:${uid}`}`

export const belongsTo = (name: string, uid: string) => name.startsWith('banyan:') && name.endsWith(`:${uid}`)
