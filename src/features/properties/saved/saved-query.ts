import { searchText } from '#domain/api/search-text.ts'
import { type ListingSearch, listingSearch } from '#domain/property/listing-query.ts'

/** What a search asks for, without the way to look at it: the same question is the same text. */
export function savedQueryOf(search: ListingSearch): string {
  const { page: _, size: _s, sort: _o, view: _v, compare: _c, at: _a, ...asked } = search
  return searchText(asked)
}

export const searchOf = (query: string): ListingSearch => listingSearch(Object.fromEntries(new URLSearchParams(query)))
