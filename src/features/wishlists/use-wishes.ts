import { useMemo } from 'react'
import { wishOf } from '#domain/wishlist/wish-items.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { wishlists } from './wishlist-store.ts'

/** A wishlist in its manual order. */
export function useWishes(kind: WishlistKind, uid: string): readonly Wish[] {
  const items = useItems(wishlists[kind].list, uid)
  return useMemo(() => items.map(wishOf), [items])
}
