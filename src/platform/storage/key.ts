import { ownStorageKeys, type StorageKey, storageKeys } from '#catalogue/storage-keys.ts'

const table = { ...storageKeys, ...ownStorageKeys }

/** The only place that builds a key's string. */
export const keyOf = (key: StorageKey) => `banyan:${table[key].name.replaceAll(' ', '-')}`
