import type { z } from 'zod'

/** How one kind of value is written: its schema, its version, and the way from each older version to the next. */
export type Written<T> = {
  readonly version: number
  readonly schema: z.ZodType<T>
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>
}

export type Decoded<T> =
  | { readonly state: 'absent' }
  | { readonly state: 'read'; readonly data: T; readonly updatedAt: string }
  /** Written by a newer Banyan: not ours to touch. */
  | { readonly state: 'newer' }
  | { readonly state: 'corrupt' }

export function encode<T>({ version }: Written<T>, data: T, now: Date): string {
  return JSON.stringify({ v: version, updatedAt: now.toISOString(), data })
}

/** What stands under a key, checked by its schema and brought up to date. */
export function decode<T>({ version, schema, migrations = {} }: Written<T>, text: string | null): Decoded<T> {
  if (text === null) return { state: 'absent' }
  const envelope = parsed(text)
  if (!envelope || !Number.isInteger(envelope.v)) return { state: 'corrupt' }
  const from = envelope.v as number
  if (from > version) return { state: 'newer' }
  let { data } = envelope
  try {
    for (let step = from; step < version; step += 1) {
      const migrate = migrations[step]
      if (!migrate) return { state: 'corrupt' }
      data = migrate(data)
    }
  } catch {
    return { state: 'corrupt' }
  }
  const checked = schema.safeParse(data)
  if (!checked.success) return { state: 'corrupt' }
  return { state: 'read', data: checked.data, updatedAt: String(envelope.updatedAt ?? '') }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'data' in value
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
