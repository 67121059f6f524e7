import { useMemo } from 'react'
import { type Wish, type WishlistKind, wishOf } from '#domain/wishlist/wishlist.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { wishlists } from './wishlist-store.ts'

/** A wishlist in its manual order. */
export function useWishes(kind: WishlistKind, uid: string): readonly Wish[] {
  const items = useItems(wishlists[kind].list, uid)
  return useMemo(() => items.map(wishOf), [items])
}
