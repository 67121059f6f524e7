import { DAY_MS } from '#domain/time/freshness.ts'

/**
 * A personal list as stored: for each id its newest state, an item or a removal mark (a CRDT). Merging copies of tabs
 * or backups is commutative, associative and idempotent.
 */
export type Entry<Item> = {
  readonly id: string
  /** Incremented by every change of the entry, so that a change beats its predecessor whatever the clocks say. */
  readonly rev: number
  readonly at: string
  /** Sort position: smaller first. */
  readonly place: number
  readonly item: Item | null
}
export type KeptList<Item> = readonly Entry<Item>[]

const TOMBSTONE_DAYS = 90

/** Memoised sort. */
const ordered = new WeakMap<KeptList<unknown>, readonly unknown[]>()

/** The items in order. */
export function itemsOf<Item>(list: KeptList<Item>): readonly Item[] {
  const known = ordered.get(list)
  if (known) return known as readonly Item[]
  const items = inOrder(list).map(({ item }) => item as Item)
  ordered.set(list, items)
  return items
}

export const idsOf = <Item>(list: KeptList<Item>): readonly string[] => inOrder(list).map(({ id }) => id)

const inOrder = <Item>(list: KeptList<Item>) =>
  list.filter(({ item }) => item !== null).toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))

/** An existing id is left as it is (§5: duplicates are ignored); a removed one comes back. */
export function add<Item>(
  list: KeptList<Item>,
  id: string,
  item: Item,
  where: 'first' | 'last',
  at: string,
): KeptList<Item> {
  const old = list.find((entry) => entry.id === id)
  if (old?.item) return list
  const places = list.filter((entry) => entry.item !== null).map(({ place }) => place)
  const place = places.length === 0 ? 0 : where === 'first' ? Math.min(...places) - 1 : Math.max(...places) + 1
  return put(list, { id, rev: (old?.rev ?? 0) + 1, at, place, item })
}

export function change<Item>(list: KeptList<Item>, id: string, to: (item: Item) => Item, at: string): KeptList<Item> {
  const old = list.find((entry) => entry.id === id)
  if (!old?.item) return list
  return put(list, { ...old, rev: old.rev + 1, at, item: to(old.item) })
}

export function remove<Item>(list: KeptList<Item>, id: string, at: string): KeptList<Item> {
  const old = list.find((entry) => entry.id === id)
  if (!old?.item) return list
  return put(list, { ...old, rev: old.rev + 1, at, item: null })
}

/** An item removed meanwhile in another tab comes back at its place: typed text is never lost. */
export function edit<Item>(
  list: KeptList<Item>,
  id: string,
  to: (item: Item | null) => Item,
  where: 'first' | 'last',
  at: string,
): KeptList<Item> {
  const old = list.find((entry) => entry.id === id)
  return old ? put(list, { ...old, rev: old.rev + 1, at, item: to(old.item) }) : add(list, id, to(null), where, at)
}

/** Undo of a removal, unless the entry has changed since. */
export function restore<Item>(list: KeptList<Item>, removed: Entry<Item>, at: string): KeptList<Item> {
  const now = list.find(({ id }) => id === removed.id)
  return now?.item === null && now.rev === removed.rev + 1 ? put(list, { ...removed, rev: now.rev + 1, at }) : list
}

/** Restores an entry from a backup on request, newer than its removal mark. */
export function revive<Item>(list: KeptList<Item>, entry: Entry<Item>, at: string): KeptList<Item> {
  const now = list.find(({ id }) => id === entry.id)
  return now?.item ? list : put(list, { ...entry, rev: Math.max(entry.rev, now?.rev ?? 0) + 1, at })
}

/** Moves an item before another, or to the end. */
export function move<Item>(list: KeptList<Item>, id: string, before: string | null, at: string): KeptList<Item> {
  const there = inOrder(list).filter((entry) => entry.id !== id)
  const index = before === null ? there.length : there.findIndex((entry) => entry.id === before)
  const moved = list.find((entry) => entry.id === id)
  if (!moved?.item || index < 0) return list
  const [above, below] = [there[index - 1]?.place, there[index]?.place]
  const place = above === undefined ? (below ?? 0) - 1 : below === undefined ? above + 1 : above + (below - above) / 2
  return put(list, { ...moved, rev: moved.rev + 1, at, place })
}

/** The newer of each entry. */
export function merge<Item>(one: KeptList<Item>, other: KeptList<Item>): KeptList<Item> {
  const newest = new Map<string, Entry<Item>>()
  for (const entry of [...one, ...other]) {
    const rival = newest.get(entry.id)
    if (!rival || isNewer(entry, rival)) newest.set(entry.id, entry)
  }
  return [...newest.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Drops removal marks that every tab and backup has long seen. */
export function prune<Item>(list: KeptList<Item>, now: Date): KeptList<Item> {
  const since = now.getTime() - TOMBSTONE_DAYS * DAY_MS
  const isOld = ({ item, at }: Entry<Item>) => item === null && !(Date.parse(at) > since)
  // The same object if nothing is old, which keeps memoised results.
  return list.some(isOld) ? list.filter((entry) => !isOld(entry)) : list
}

/** A total order: revision, time, present before removed, then content. Deterministic on every device. */
function isNewer<Item>(a: Entry<Item>, b: Entry<Item>): boolean {
  if (a.rev !== b.rev) return a.rev > b.rev
  if (a.at !== b.at) return a.at > b.at
  if ((a.item === null) !== (b.item === null)) return b.item === null
  return JSON.stringify([a.place, a.item]) > JSON.stringify([b.place, b.item])
}

/** Sorted by id, so that equal lists are equal strings. */
function put<Item>(list: KeptList<Item>, entry: Entry<Item>): KeptList<Item> {
  const others = list.filter(({ id }) => id !== entry.id)
  const at = others.findIndex(({ id }) => id > entry.id)
  return at < 0 ? [...others, entry] : others.toSpliced(at, 0, entry)
}
