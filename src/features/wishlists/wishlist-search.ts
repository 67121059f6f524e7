import { searchedOf } from '#domain/address.ts'

/** What is looked for and in which order it stands, as the address has it. */
export type WishlistSearch = { q?: string; sort?: 'name' | 'added' }

export function wishlistSearch({ q, sort }: Record<string, unknown>): WishlistSearch {
  return {
    ...searchedOf(q),
    ...((sort === 'name' || sort === 'added') && { sort }),
  }
}
