import type { StorageKey } from '#catalogue/storage-keys.ts'

/** Migrations from one version to the next. In every page's script: no schemas. */
type Steps = Readonly<Record<number, (old: unknown) => unknown>>

/** One entry per key whose version in `catalogue/storage-keys.ts` is above 1. */
export const keptMigrations: { readonly [Key in StorageKey]?: Steps } = {}
