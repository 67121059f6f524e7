import { searchedOf } from '#domain/address.ts'

/** What is searched and shown, as it stands in the address. */
export type QuotesSearch = { q?: string; favorites?: true }

export function quotesSearch({ q, favorites }: Record<string, unknown>): QuotesSearch {
  return {
    ...searchedOf(q),
    ...(String(favorites) === 'true' && { favorites: true }),
  }
}
