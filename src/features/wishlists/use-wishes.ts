import { useMemo } from 'react'
import { type Wish, type WishlistKind, wishOfFund, wishOfStock } from '#domain/wishlist/wishlist.ts'
import { useItems } from '#platform/keep.ts'
import { wishlists } from './wishlist-store.ts'

/** What somebody follows, in their own order. */
export function useWishes(kind: WishlistKind, uid: string): readonly Wish[] {
  const items = useItems(wishlists[kind].list, uid)
  return useMemo(() => items.map((item) => ('symbol' in item ? wishOfStock(item) : wishOfFund(item))), [items])
}
