import { type PageSearch, type RawSearch, readSearch, type SearchPageId } from '#domain/api/page-search.ts'

/**
 * `validateSearch` of a page. The router puts what it returns beside the raw parameters: blanking those here is what keeps a page from ever
 * seeing one that its reader refused.
 */
export function pageSearch<Id extends SearchPageId>(id: Id) {
  return (raw: Record<string, unknown>): PageSearch<Id> => ({ ...blanked(raw), ...readSearch(id, raw) })
}

const blanked = (raw: RawSearch) => Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]))
