import { type StorageKey, versionOf } from '#catalogue/storage-keys.ts'
import type { Values } from '#domain/kept/browser-backup.ts'
import { type Check, decode, encode, unchecked, unwrap } from '#domain/kept/envelope.ts'
import { isWithin, keyNamed } from '#platform/storage/key.ts'
import { asideName, isAside } from './aside.ts'
import { draftsKind } from './drafts.ts'
import * as kinds from './kinds.ts'
import { listKinds } from './list-kinds.ts'

/** Small preferences are not listed: they are validated where they are read. */
const checks = new Map<StorageKey, Check<unknown>>(
  [...Object.values(kinds), draftsKind, ...Object.values(listKinds)].map(({ key, check }) => [key, check]),
)

/** How a file's values can be imported. */
export type Sorted = {
  readonly values: Values
  /** Unreadable: set aside for download. */
  readonly aside: Values
  readonly unread: Readonly<Record<string, number>>
  /** From a newer version: not imported. */
  readonly newer: readonly string[]
  /** Number of values of other accounts: not imported. */
  readonly others: number
}

/** An unreadable imported value never replaces a good one. */
export function sortValues(all: Values, uid: string, now: Date): Sorted {
  const within = Object.entries(all).filter(([name]) => isWithin(name, uid))
  const sorted = { values: {} as Record<string, string>, aside: {} as Record<string, string> }
  const unread: Record<string, number> = {}
  const newer: string[] = []
  for (const [name, text] of within) {
    if (isAside(name)) {
      sorted.values[name] = text
      continue
    }
    const { state, good, bad, count } = checked(name, text, now)
    if (state === 'newer') newer.push(name)
    if (good !== undefined) sorted.values[name] = good
    if (bad !== undefined) {
      sorted.aside[asideName(name, now)] = bad
      unread[name] = count
    }
  }
  return { ...sorted, unread, newer, others: Object.keys(all).length - within.length }
}

type Checked = { readonly state: string; readonly good?: string; readonly bad?: string; readonly count: number }

function checked(name: string, text: string, now: Date): Checked {
  const key = keyNamed(name)
  const envelope = unwrap(text)
  if (!envelope) return { state: 'corrupt', bad: text, count: 1 }
  if (!key) return { state: 'read', good: text, count: 0 }
  const decoded = decode(key, checks.get(key) ?? unchecked, text)
  if (decoded.state === 'corrupt') return { state: 'corrupt', bad: text, count: 1 }
  if (decoded.state !== 'read') return { state: decoded.state, count: 0 }
  const { data, bad } = decoded
  const isCurrent = envelope.v === versionOf(key) && bad.length === 0
  const at = new Date(envelope.updatedAt || now)
  const good = isCurrent ? text : encode(key, data, Number.isNaN(at.getTime()) ? now : at)
  return { state: 'read', good, ...(bad.length > 0 && { bad: encode(key, bad, now) }), count: bad.length }
}

/** Migrates all to the current versions so that copies can be compared; unreadable ones stay as they are. */
export function upToDate<Text extends string | null>(values: Readonly<Record<string, Text>>, now: Date) {
  const current = (name: string, text: Text): Text | string => {
    if (text === null || isAside(name)) return text
    const { good, bad } = checked(name, text, now)
    return bad === undefined && good !== undefined ? good : text
  }
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, current(name, text)]))
}
