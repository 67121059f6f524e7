import type { StorageKey } from '#catalogue/storage-keys.ts'

/** From a version of a value to the next one. Every page has this file: no schemas. */
type Steps = Readonly<Record<number, (old: unknown) => unknown>>

/** For every key whose version in `catalogue/storage-keys.ts` is above 1. */
export const keptMigrations: { readonly [Key in StorageKey]?: Steps } = {}
