import type { StorageKey } from '#catalogue/storage-keys.ts'
import type { Values } from '#domain/kept/browser-backup.ts'
import { decode, unwrap, type Written, wrap } from '#domain/kept/envelope.ts'
import { isWithin, keyNamed } from '#platform/storage/key.ts'
import { asideName, isAside } from './aside.ts'
import { draftsKind } from './drafts.ts'
import { adsKind, lastBackupKind, locationKind, newsPreferencesKind, profileKind, recentSearchesKind } from './kinds.ts'
import { listKinds } from './list-kinds.ts'

const single = [adsKind, lastBackupKind, locationKind, newsPreferencesKind, profileKind, recentSearchesKind]
const kinds = new Map<StorageKey, Written<unknown>>(
  [...single, draftsKind, ...Object.values(listKinds)].map((kind) => [kind.key, kind as Written<unknown>]),
)

/** What of a file can come in. */
export type Sorted = {
  readonly values: Values
  /** What cannot be read: it is put aside, where it can be downloaded. */
  readonly aside: Values
  readonly unread: Readonly<Record<string, number>>
  /** Written by a newer Banyan: they stay in the file. */
  readonly newer: readonly string[]
  /** How many are another account's: they stay in the file too. */
  readonly others: number
}

/** A good value here never makes room for one that cannot be read. */
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
  const kind = key && kinds.get(key)
  if (!kind) {
    // A small choice: what it may be is checked where it is read. All of them are of version 1.
    const v = unwrap(text)?.v
    if (v === undefined) return { state: 'corrupt', bad: text, count: 1 }
    return v > 1 && key ? { state: 'newer', count: 0 } : { state: 'read', good: text, count: 0 }
  }
  const decoded = decode(kind, text)
  if (decoded.state === 'corrupt') return { state: 'corrupt', bad: text, count: 1 }
  if (decoded.state !== 'read') return { state: decoded.state, count: 0 }
  if (decoded.bad.length === 0) return { state: 'read', good: text, count: 0 }
  const at = new Date(unwrap(text)?.updatedAt || now)
  const good = wrap(kind.version, decoded.data, Number.isNaN(at.getTime()) ? now : at)
  return { state: 'read', good, bad: wrap(kind.version, decoded.bad, now), count: decoded.bad.length }
}
