import { z } from 'zod'
import type { Checked } from './envelope.ts'
import { type Entry, type KeptList, merge } from './kept-list.ts'

const entryOf = <Item>(item: z.ZodType<Item>) =>
  z.strictObject({
    id: z.string().min(1).max(200),
    rev: z.int().min(1),
    at: z.iso.datetime(),
    place: z.number(),
    item: item.nullable(),
  })

/** The list's schema. Separate from its rules, which pages use without zod. */
export const keptList = <Item>(item: z.ZodType<Item>): z.ZodType<KeptList<Item>> => z.array(entryOf(item))

/**
 * Validates entry by entry: an unreadable one does not affect the others. `idOf` identifies an item; duplicates become
 * one entry.
 */
export function listCheck<Item>(item: z.ZodType<Item>, idOf: (item: Item) => string) {
  const schema = entryOf(item)
  return (data: unknown): Checked<KeptList<Item>> | undefined => {
    if (!Array.isArray(data)) return undefined
    const good: Entry<Item>[] = []
    const bad: unknown[] = []
    for (const each of data) {
      const { data: entry } = schema.safeParse(each)
      if (entry) good.push(entry.item === null ? entry : { ...entry, id: idOf(entry.item) })
      else bad.push(each)
    }
    return { data: merge(good, []), bad }
  }
}
