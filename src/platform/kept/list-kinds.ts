import type { z } from 'zod'
import { keyTable, type UndoableKey } from '#catalogue/storage-keys.ts'
import { goal } from '#domain/goals/goal.ts'
import { savedArticle } from '#domain/keeping/article.ts'
import { favorite } from '#domain/keeping/favorite.ts'
import { note } from '#domain/keeping/note.ts'
import { quote } from '#domain/keeping/quote.ts'
import { todo } from '#domain/keeping/todo.ts'
import { type KeptList, merge, prune } from '#domain/kept/kept-list.ts'
import { listCheck } from '#domain/kept/kept-list-schema.ts'
import { savedSearch } from '#domain/property/saved-search.ts'
import { fundItem, stockItem } from '#domain/wishlist/wishlist.ts'
import type { KeptKind } from './kept.ts'

export type ListKind<Item> = KeptKind<KeptList<Item>>

/** `idOf`: what identifies an item. */
const list = <Item>(key: UndoableKey, item: z.ZodType<Item>, idOf: (item: Item) => string): ListKind<Item> => ({
  key,
  check: listCheck(item, idOf),
  fallback: keyTable[key].default,
  merge,
  prune,
})

/** The personal lists. A new one is an undoable row in the key table, a schema in `domain` and a line here. */
export const listKinds = {
  fundWishlist: list('fundWishlist', fundItem, ({ schemeCode }) => schemeCode),
  stockWishlist: list('stockWishlist', stockItem, ({ symbol }) => symbol),
  propertyFavorites: list('propertyFavorites', favorite, ({ projectId }) => projectId),
  todoItems: list('todoItems', todo, ({ id }) => id),
  quickNotes: list('quickNotes', note, ({ id }) => id),
  wisdomQuotes: list('wisdomQuotes', quote, ({ id }) => id),
  financialGoals: list('financialGoals', goal, ({ id }) => id),
  savedSearches: list('savedSearches', savedSearch, ({ id }) => id),
  savedNews: list('savedNews', savedArticle, ({ id }) => id),
} as const satisfies Readonly<Record<UndoableKey, unknown>>
