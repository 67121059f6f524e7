/** What a person may follow, as stored in this browser and unchecked. */
export type StoredLists = {
  readonly funds: unknown
  readonly stocks: unknown
  readonly favorites: unknown
  readonly goals: unknown
}

type Item = Readonly<Record<string, unknown>>

/** Lists are stored as entries with an item, or without one where it was removed. Unreadable entries are skipped. */
export const itemsIn = (list: unknown): Item[] =>
  Array.isArray(list) ? list.flatMap((entry) => (isItem(entry?.item) ? [entry.item] : [])) : []

const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null

/** Apart from `subjectsIn`, so that every page can ask it. */
export const followsSomething = (lists: StoredLists) => Object.values(lists).some((list) => itemsIn(list).length > 0)
