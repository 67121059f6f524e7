import { type StorageKey, versionOf } from '#catalogue/storage-keys.ts'
import { keptMigrations } from './kept-migrations.ts'

/** The stored form of every value: version, time of the last change, data. */
export type Envelope = { readonly v: number; readonly updatedAt: string; readonly data: unknown }

/** In the current version. */
export function encode(key: StorageKey, data: unknown, now: Date): string {
  return JSON.stringify({ v: versionOf(key), updatedAt: now.toISOString(), data } satisfies Envelope)
}

/** Undefined if it is no envelope. */
export function unwrap(text: string | null): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null || !('data' in value) || !('v' in value)) return undefined
    if (!Number.isInteger(value.v)) return undefined
    const updatedAt = 'updatedAt' in value && typeof value.updatedAt === 'string' ? value.updatedAt : ''
    return { v: value.v as number, updatedAt, data: value.data }
  } catch {
    return undefined
  }
}

/** `bad`: unreadable entries of a list. */
export type Checked<T> = { readonly data: T; readonly bad: readonly unknown[] }
/** Undefined if the data is invalid. */
export type Check<T> = (data: unknown) => Checked<T> | undefined

/** Without zod: light enough for every page. */
export const byGuard =
  <T>(isValid: (data: unknown) => data is T): Check<T> =>
  (data) =>
    isValid(data) ? { data, bad: [] } : undefined
/** For callers that validate the parts themselves. */
export const unchecked: Check<unknown> = (data) => ({ data, bad: [] })

export type Decoded<T> =
  | { readonly state: 'absent' }
  | ({ readonly state: 'read' } & Checked<T>)
  /** Written by a newer version: must not be touched. */
  | { readonly state: 'newer' }
  | { readonly state: 'corrupt' }

/** Migrates and validates a stored value: the only way of reading one. */
export function decode<T>(key: StorageKey, check: Check<T>, text: string | null): Decoded<T> {
  if (text === null) return { state: 'absent' }
  const envelope = unwrap(text)
  const version = versionOf(key)
  if (!envelope) return { state: 'corrupt' }
  if (envelope.v > version) return { state: 'newer' }
  let { data } = envelope
  try {
    for (let step = envelope.v; step < version; step += 1) {
      const migrate = keptMigrations[key]?.[step]
      if (!migrate) return { state: 'corrupt' }
      data = migrate(data)
    }
  } catch {
    return { state: 'corrupt' }
  }
  const sifted = check(data)
  return sifted ? { state: 'read', ...sifted } : { state: 'corrupt' }
}
