import { type PageSearch, type RawSearch, readSearch, type SearchPageId } from '#domain/api/page-search.ts'

/**
 * A page's `validateSearch`. The router merges its result with the raw parameters: blanking those keeps rejected values
 * away from pages.
 */
export function pageSearch<Id extends SearchPageId>(id: Id) {
  return (raw: Record<string, unknown>): PageSearch<Id> => ({ ...blanked(raw), ...readSearch(id, raw) })
}

const blanked = (raw: RawSearch) => Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]))
