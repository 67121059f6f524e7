import type { StorageKey } from '#catalogue/storage-keys.ts'

/** Simulates a newer version of a key, for modules imported after `vi.resetModules()`. */
export async function setVersion(key: StorageKey, version: number, steps: Record<number, (old: unknown) => unknown>) {
  const { keyTable } = await import('#catalogue/storage-keys.ts')
  const { keptMigrations } = await import('#domain/kept/kept-migrations.ts')
  Object.assign(keyTable[key], { version })
  Object.assign(keptMigrations, { [key]: steps })
}
