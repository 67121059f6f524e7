import { type StorageKey, storageKeys } from '#catalogue/storage-keys.ts'

/** The only place that builds a key's string. */
export const keyOf = (key: StorageKey) => `banyan:${storageKeys[key].name.replaceAll(' ', '-')}`
