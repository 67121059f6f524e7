import { type StorageKey, versionOf } from '#catalogue/storage-keys.ts'
import { keptMigrations } from './kept-migrations.ts'

/** How everything that a browser keeps is written: version, moment of the last change, and the thing itself. */
export type Envelope = { readonly v: number; readonly updatedAt: string; readonly data: unknown }

/** In the version of today. */
export function encode(key: StorageKey, data: unknown, now: Date): string {
  return JSON.stringify({ v: versionOf(key), updatedAt: now.toISOString(), data } satisfies Envelope)
}

/** Nothing where no envelope stands. */
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

/** `bad`: the entries of a list that cannot be read. */
export type Sifted<T> = { readonly data: T; readonly bad: readonly unknown[] }
/** Nothing where it is no such value. */
export type Check<T> = (data: unknown) => Sifted<T> | undefined

/** Light enough for every page. */
export const byGuard =
  <T>(isValid: (data: unknown) => data is T): Check<T> =>
  (data) =>
    isValid(data) ? { data, bad: [] } : undefined
/** For whoever looks at the parts itself. */
export const unchecked: Check<unknown> = (data) => ({ data, bad: [] })

export type Decoded<T> =
  | { readonly state: 'absent' }
  | ({ readonly state: 'read' } & Sifted<T>)
  /** Written by a newer Banyan: not ours to touch. */
  | { readonly state: 'newer' }
  | { readonly state: 'corrupt' }

/** What stands under a key, brought up to date and checked: the one way in which a kept value is read. */
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
