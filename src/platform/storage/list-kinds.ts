import type { z } from 'zod'
import { keyTable } from '#catalogue/storage-keys.ts'
import { savedArticle } from '#domain/article.ts'
import { favorite } from '#domain/favorite.ts'
import { type KeptList, merge, prune } from '#domain/kept-list.ts'
import { keptList } from '#domain/kept-list-schema.ts'
import { note } from '#domain/note.ts'
import { quote } from '#domain/quote.ts'
import { todo } from '#domain/todo.ts'
import { fundItem, stockItem } from '#domain/wishlist.ts'
import type { KeptKind } from './kept.ts'

type ListKey = {
  [Key in keyof typeof keyTable]: (typeof keyTable)[Key]['default'] extends readonly [] ? Key : never
}[keyof typeof keyTable]

export type ListKind<Item> = KeptKind<KeptList<Item>>

const list = <Item>(key: ListKey, item: z.ZodType<Item>): ListKind<Item> => ({
  key,
  version: 1,
  schema: keptList(item),
  fallback: keyTable[key].default,
  merge,
  prune,
})

/** The lists that a person keeps. A new one is a row in the key table, a schema in `domain`, and a line here. */
export const listKinds = {
  fundWishlist: list('fundWishlist', fundItem),
  stockWishlist: list('stockWishlist', stockItem),
  propertyFavorites: list('propertyFavorites', favorite),
  todoItems: list('todoItems', todo),
  quickNotes: list('quickNotes', note),
  wisdomQuotes: list('wisdomQuotes', quote),
  savedNews: list('savedNews', savedArticle),
} as const
