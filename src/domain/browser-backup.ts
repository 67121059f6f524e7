import { type Envelope, unwrap } from './envelope.ts'
import { type KeptList, merge, restore } from './kept-list.ts'

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
  /** `new`: not here yet. `newer`, `older`: one piece, later in the backup, or here. `list`: both have a list, and they differ. */
  readonly state: 'new' | 'same' | 'newer' | 'older' | 'list'
  readonly items: number
  /** Of a list: what the backup has and we have not, has later, has differently at the same revision, and what is deleted there or here. */
  readonly counts: Readonly<Record<'added' | 'changed' | 'conflicting' | 'deletedThere' | 'deletedHere', number>>
}

const NO_COUNTS = { added: 0, changed: 0, conflicting: 0, deletedThere: 0, deletedHere: 0 }

export function compare(here: Values, backup: Values): Difference[] {
  return Object.entries(backup).map(([name, text]) => {
    const mine = here[name]
    const items = entriesOf(text)?.filter(({ item }) => item !== null).length ?? 1
    if (mine === undefined || mine === text)
      return { name, state: mine === text ? 'same' : 'new', items, counts: NO_COUNTS }
    const lists = listsOf(mine, text)
    if (lists) return { name, state: 'list', items, counts: countsOf(...lists) }
    return { name, state: isLater(text, mine) ? 'newer' : 'older', items, counts: NO_COUNTS }
  })
}

function countsOf(mine: KeptList<unknown>, theirs: KeptList<unknown>): Difference['counts'] {
  const known = new Map(mine.map((entry) => [entry.id, entry]))
  const counts = { ...NO_COUNTS }
  for (const entry of theirs) {
    const own = known.get(entry.id)
    if (!own?.item && !entry.item) continue
    if (!own) counts.added += 1
    else if (!own.item) counts.deletedHere += 1
    else if (!entry.item) counts.deletedThere += entry.rev >= own.rev ? 1 : 0
    else if (entry.rev > own.rev) counts.changed += 1
    else if (entry.rev === own.rev && JSON.stringify(entry.item) !== JSON.stringify(own.item)) counts.conflicting += 1
  }
  return counts
}

/** Merging keeps what is here and adds what the backup has; of single values the later one counts. Replacing takes the backup's word. */
export type Way = 'merge' | 'merge and revive' | 'replace'

/** What to write. */
export function restored(here: Values, backup: Values, way: Way, at: string): Values {
  const changed = Object.entries(backup).map(([name, text]) => {
    const mine = here[name]
    return [name, mine === undefined || way === 'replace' ? text : mergedText(mine, text, way, at)] as const
  })
  return Object.fromEntries(changed.filter(([name, text]) => here[name] !== text))
}

function mergedText(mine: string, theirs: string, way: Way, at: string): string {
  const lists = listsOf(mine, theirs)
  if (!lists) return isLater(theirs, mine) ? theirs : mine
  const [ours, others] = lists
  const deletedHere = new Set(ours.filter(({ item }) => item === null).map(({ id }) => id))
  const revived =
    way === 'merge and revive' ? others.filter(({ id, item }) => item !== null && deletedHere.has(id)) : []
  const both = revived.reduce((list, entry) => restore(list, entry, at), merge(ours, others))
  if (JSON.stringify(both) === JSON.stringify(ours)) return mine
  return JSON.stringify({ ...unwrap(mine), updatedAt: at, data: both } satisfies Partial<Envelope>)
}

/** Both as lists of one version, if that is what they are. */
function listsOf(mine: string, theirs: string): [KeptList<unknown>, KeptList<unknown>] | undefined {
  const [ours, others] = [entriesOf(mine), entriesOf(theirs)]
  return ours && others && unwrap(mine)?.v === unwrap(theirs)?.v ? [ours, others] : undefined
}

const isLater = (text: string, than: string) => (unwrap(text)?.updatedAt ?? '') > (unwrap(than)?.updatedAt ?? '')

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
