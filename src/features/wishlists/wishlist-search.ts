/** What is looked for and in which order it stands, as the address has it. */
export type WishlistSearch = { q?: string; sort?: 'name' | 'added' }

const MOST = 200

/** The router reads `?q=119551` as a number. */
export function wishlistSearch({ q, sort }: Record<string, unknown>): WishlistSearch {
  const words = typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? String(q).slice(0, MOST) : ''
  return {
    ...(words.trim() && { q: words }),
    ...((sort === 'name' || sort === 'added') && { sort }),
  }
}
