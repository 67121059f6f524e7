import type { z } from 'zod'

/** How everything that a browser keeps is written: version, moment of the last change, and the thing itself. */
export type Envelope = { readonly v: number; readonly updatedAt: string; readonly data: unknown }

export function wrap(v: number, data: unknown, now: Date): string {
  return JSON.stringify({ v, updatedAt: now.toISOString(), data } satisfies Envelope)
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

/** How one kind of value is written: its schema, its version, and the way from each older version to the next. */
export type Written<T> = {
  readonly version: number
  readonly schema: z.ZodType<T>
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>
  /** Of a list: each entry is checked by itself. Nothing where no list stands. */
  readonly sift?: (data: unknown) => Sifted<T> | undefined
}

export type Sifted<T> = { readonly data: T; readonly bad: readonly unknown[] }

export type Decoded<T> =
  | { readonly state: 'absent' }
  /** `bad`: the entries of a list that cannot be read. */
  | ({ readonly state: 'read' } & Sifted<T>)
  /** Written by a newer Banyan: not ours to touch. */
  | { readonly state: 'newer' }
  | { readonly state: 'corrupt' }

/** What stands under a key, checked by its schema and brought up to date. */
export function decode<T>({ version, schema, migrations = {}, sift }: Written<T>, text: string | null): Decoded<T> {
  if (text === null) return { state: 'absent' }
  const envelope = unwrap(text)
  if (!envelope) return { state: 'corrupt' }
  if (envelope.v > version) return { state: 'newer' }
  let { data } = envelope
  try {
    for (let step = envelope.v; step < version; step += 1) {
      const migrate = migrations[step]
      if (!migrate) return { state: 'corrupt' }
      data = migrate(data)
    }
  } catch {
    return { state: 'corrupt' }
  }
  if (sift) {
    const sifted = sift(data)
    return sifted ? { state: 'read', ...sifted } : { state: 'corrupt' }
  }
  const checked = schema.safeParse(data)
  return checked.success ? { state: 'read', data: checked.data, bad: [] } : { state: 'corrupt' }
}
