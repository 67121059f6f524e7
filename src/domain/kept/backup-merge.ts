import type { Values } from './browser-backup.ts'
import { type Envelope, unwrap } from './envelope.ts'
import { type Entry, type KeptList, merge, revive } from './kept-list.ts'

export type Difference = {
  readonly name: string
  /**
   * `new`: not here yet. `newer`, `older`: a single value, newer in the backup or here. `list`: two lists that differ.
   */
  readonly state: 'new' | 'same' | 'newer' | 'older' | 'list'
  readonly items: number
  /** For a list: entries missing here, newer there, conflicting at the same revision, and deleted there or here. */
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

/** Merge adds the backup's entries; of single values the later wins. Replace takes the backup's values. */
export type Way = 'merge' | 'merge and revive' | 'replace'

/** The values to write. */
export function restored(here: Values, backup: Values, way: Way, at: string): Values {
  const changed = Object.entries(backup).map(([name, text]) => {
    const mine = here[name]
    return [name, mine === undefined ? text : mergedText(mine, text, way, at)] as const
  })
  return Object.fromEntries(changed.filter(([name, text]) => here[name] !== text))
}

function mergedText(mine: string, theirs: string, way: Way, at: string): string {
  const lists = listsOf(mine, theirs)
  if (!lists) return isLater(theirs, mine) || (way === 'replace' && !isNewer(mine, theirs)) ? theirs : mine
  const [ours, others] = lists
  const revived = way === 'merge and revive' ? others.filter(({ item }) => item !== null) : []
  const both =
    way === 'replace'
      ? replaced(ours, others, at)
      : revived.reduce((list, entry) => revive(list, entry, at), merge(ours, others))
  return withList(mine, ours, both, at)
}

/** Newer than the local entries, so that no open tab brings those back. */
function replaced(ours: KeptList<unknown>, others: KeptList<unknown>, at: string): KeptList<unknown> {
  const theirs = new Map(others.map((entry) => [entry.id, entry]))
  const kept = ours.flatMap((mine) => {
    const { rev, place, item = null } = theirs.get(mine.id) ?? { rev: 0, place: mine.place }
    const same = JSON.stringify([item, place]) === JSON.stringify([mine.item, mine.place])
    if (same || (item === null && mine.item === null)) return mine
    return { id: mine.id, rev: Math.max(mine.rev, rev) + 1, at, place, item }
  })
  return merge(
    kept,
    others.filter(({ id }) => !ours.some((mine) => mine.id === id)),
  )
}

/**
 * Undoes an import where nothing has changed since. `before` and `after` are the values around the import; `null` is
 * absent or removed.
 */
export function undone(now: Values, before: Texts, after: Texts, at: string): Texts {
  const changes = Object.entries(before).map(([name, was]) => {
    const [here, wrote] = [now[name] ?? null, after[name] ?? null]
    if (here === wrote) return [name, was] as const
    return [name, here !== null && wrote !== null ? undoneList(here, was, wrote, at) : here] as const
  })
  return Object.fromEntries(changes.filter(([name, text]) => text !== (now[name] ?? null)))
}

export type Texts = Readonly<Record<string, string | null>>

function undoneList(here: string, was: string | null, wrote: string, at: string): string {
  const lists = listsOf(here, wrote)
  if (!lists) return here
  const [current, written] = lists
  const byId = (list: KeptList<unknown>) => new Map(list.map((entry) => [entry.id, entry]))
  const [then, there] = [byId((was !== null && entriesOf(was)) || []), byId(written)]
  const back = current.map((entry): Entry<unknown> => {
    const [old, made] = [then.get(entry.id), there.get(entry.id)]
    const untouched = made?.rev === entry.rev && made.at === entry.at
    if (!untouched || (old?.rev === entry.rev && old.at === entry.at)) return entry
    return { ...entry, ...old, rev: entry.rev + 1, at, item: old?.item ?? null }
  })
  return withList(here, current, back, at)
}

function withList(text: string, before: KeptList<unknown>, after: KeptList<unknown>, at: string): string {
  if (JSON.stringify(after) === JSON.stringify(before)) return text
  return JSON.stringify({ ...unwrap(text), updatedAt: at, data: after } satisfies Partial<Envelope>)
}

/** Both as lists of one version, if they are. */
function listsOf(mine: string, theirs: string): [KeptList<unknown>, KeptList<unknown>] | undefined {
  const [ours, others] = [entriesOf(mine), entriesOf(theirs)]
  return ours && others && unwrap(mine)?.v === unwrap(theirs)?.v ? [ours, others] : undefined
}

/** From a newer version: must not be overwritten. */
const isNewer = (text: string, than: string) => (unwrap(text)?.v ?? 0) > (unwrap(than)?.v ?? 0)
const isLater = (text: string, than: string) =>
  !isNewer(than, text) && (unwrap(text)?.updatedAt ?? '') > (unwrap(than)?.updatedAt ?? '')

/** The entries, if it is a list. */
function entriesOf(text: string): KeptList<unknown> | undefined {
  const data = unwrap(text)?.data
  const isList =
    Array.isArray(data) &&
    data.every((entry) => entry && typeof entry === 'object' && 'id' in entry && 'rev' in entry && 'item' in entry)
  return isList ? (data as KeptList<unknown>) : undefined
}
