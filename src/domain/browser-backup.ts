import { unwrap } from './envelope.ts'
import { type KeptList, merge } from './kept-list.ts'

/** All that one browser keeps: the text under each name. */
export type Values = Readonly<Record<string, string>>

export const backupLimits = { bytes: 12 * 1024 * 1024 } as const
const FORMAT = 'banyan-browser-backup'
const VERSION = 1

export function writeBackup(values: Values, madeAt: string): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, madeAt, sum: sumOf(values), values }, null, 1)
}

export type ReadBackup =
  | { readonly ok: true; readonly madeAt: string; readonly values: Values }
  | { readonly ok: false; readonly why: keyof typeof backupRefusals }

export const backupRefusals = {
  tooLarge: 'This file is larger than anything that Banyan keeps. Nothing was changed.',
  broken: 'This file is not whole: it ends too early or is no backup at all. Nothing was changed.',
  foreign: 'This is not a backup of Banyan. Nothing was changed.',
  newer: 'This backup was made by a newer Banyan than this one. Nothing was changed.',
  edited: 'This backup was changed after it was made, so it cannot be trusted. Nothing was changed.',
} as const

/** A file that may be anything. */
export function readBackup(text: string): ReadBackup {
  if (text.length > backupLimits.bytes) return { ok: false, why: 'tooLarge' }
  const file = parsed(text)
  if (!file) return { ok: false, why: 'broken' }
  if (file.format !== FORMAT) return { ok: false, why: 'foreign' }
  if (typeof file.version === 'number' && file.version > VERSION) return { ok: false, why: 'newer' }
  const values = valuesOf(file.values)
  if (!values || typeof file.madeAt !== 'string' || file.sum !== sumOf(values)) return { ok: false, why: 'edited' }
  return { ok: true, madeAt: file.madeAt, values }
}

export type Difference = {
  readonly name: string
  /** `new`: not here yet. `other`: here too, and not the same. */
  readonly state: 'new' | 'same' | 'other'
  readonly items: number
}

export function compare(here: Values, backup: Values): Difference[] {
  return Object.entries(backup).map(([name, text]) => ({
    name,
    state: !Object.hasOwn(here, name) ? 'new' : here[name] === text ? 'same' : 'other',
    items: entriesOf(text)?.filter(({ item }) => item !== null).length ?? 1,
  }))
}

/** What to write. Merging keeps what is here and adds what the backup has; of single values the later one counts. Replacing takes the backup's word. */
export function restored(here: Values, backup: Values, way: 'merge' | 'replace'): Values {
  const changed = Object.entries(backup).map(([name, text]) => {
    const mine = here[name]
    return [name, mine === undefined || way === 'replace' ? text : mergedText(mine, text)] as const
  })
  return Object.fromEntries(changed.filter(([name, text]) => here[name] !== text))
}

function mergedText(mine: string, theirs: string): string {
  const [a, b] = [entriesOf(mine), entriesOf(theirs)]
  const [ours, other] = [unwrap(mine), unwrap(theirs)]
  if (a && b && ours?.v === other?.v) return JSON.stringify({ ...ours, data: merge(a, b) })
  return (other?.updatedAt ?? '') > (ours?.updatedAt ?? '') ? theirs : mine
}

/** The entries of a list, if that is what stands there. */
function entriesOf(text: string): KeptList<unknown> | undefined {
  const data = unwrap(text)?.data
  const isList =
    Array.isArray(data) &&
    data.every((entry) => entry && typeof entry === 'object' && 'id' in entry && 'rev' in entry && 'item' in entry)
  return isList ? (data as KeptList<unknown>) : undefined
}

function valuesOf(value: unknown): Values | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fine = Object.entries(value).every(([name, text]) => name.startsWith('banyan:') && typeof text === 'string')
  return fine ? (value as Values) : undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** 64 bits over all of it: against accidents and careless edits, not against forgers, who have nothing to gain here. */
function sumOf(values: Values): string {
  const text = JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  let [one, two] = [0x811c9dc5, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    one = Math.imul(one ^ sign, 0x01000193)
    two = Math.imul(two ^ sign, 0x5bd1e995)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
