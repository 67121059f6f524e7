import type { ListingCard } from './found-listings.ts'
import type { SavedSearch } from './saved-search.ts'
import { savedSearchLimits } from './saved-search-limits.ts'

type Seen = Pick<ListingCard, 'id' | 'price' | 'postedOn'>

/** What changed about a listing since a search was last looked at; `was`: its price then. */
export type ListingNews = { readonly id: string; readonly what: 'new' } | PriceNews
type PriceNews = { readonly id: string; readonly what: 'price'; readonly was: number; readonly price: number }

/** New listings and changed prices among what a saved search finds now. */
export function newsOf(
  { known, lookedAt }: Pick<SavedSearch, 'known' | 'lookedAt'>,
  now: readonly Seen[],
): ListingNews[] {
  const prices = new Map(known)
  const knowsAll = known.length < savedSearchLimits.known
  return now.flatMap(({ id, price, postedOn }): ListingNews[] => {
    const was = prices.get(id)
    if (was === undefined) {
      // Of more listings than are remembered, the day tells which are new.
      const isNew = knowsAll || (postedOn !== null && postedOn > lookedAt.slice(0, 10))
      return isNew ? [{ id, what: 'new' }] : []
    }
    return was === price ? [] : [{ id, what: 'price', was, price }]
  })
}

/** What to remember of a result, the newest first. */
export const knownOf = (now: readonly Seen[]): SavedSearch['known'] =>
  now
    .toSorted((a, b) => ((a.postedOn ?? '') < (b.postedOn ?? '') ? 1 : -1))
    .slice(0, savedSearchLimits.known)
    .map(({ id, price }) => [id, price])

/** "2 new, 1 price change". */
export function newsLine(news: readonly ListingNews[]): string {
  const fresh = news.filter(({ what }) => what === 'new').length
  const prices = news.length - fresh
  const said = [
    fresh > 0 && `${fresh} new`,
    prices > 0 && (prices === 1 ? '1 price change' : `${prices} price changes`),
  ]
  return said.filter(Boolean).join(', ')
}
