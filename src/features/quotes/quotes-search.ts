/** What is searched and shown, as it stands in the address. */
export type QuotesSearch = { q?: string; favorites?: true }

const MOST = 200

/** The router reads `?q=1894` as a number. */
export function quotesSearch({ q, favorites }: Record<string, unknown>): QuotesSearch {
  const words = typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? String(q).slice(0, MOST) : ''
  return {
    ...(words.trim() && { q: words }),
    ...(String(favorites) === 'true' && { favorites: true }),
  }
}
