import type { ListingCard } from './found-listings.ts'

/** What a saved search remembers of the last look: the day, and each listing's price. */
export type Seen = Readonly<Record<string, number>>

export type SearchNews = {
  /** Not there at the last look. */
  readonly fresh: readonly string[]
  readonly changed: readonly { readonly id: string; readonly from: number; readonly to: number }[]
}

type Known = Pick<ListingCard, 'id' | 'price'>

/** What is new since the last look: listings that were not there, and others whose price is another now. */
export function searchNews(found: readonly Known[], seen: Seen): SearchNews {
  const fresh = found.filter(({ id }) => !Object.hasOwn(seen, id)).map(({ id }) => id)
  const changed = found.flatMap(({ id, price }) => {
    const from = Object.hasOwn(seen, id) ? seen[id] : undefined
    return from === undefined || from === price ? [] : [{ id, from, to: price }]
  })
  return { fresh, changed }
}

/** To be remembered until the next look. */
export const seenOf = (found: readonly Known[]): Seen => Object.fromEntries(found.map(({ id, price }) => [id, price]))

type Dated = Pick<ListingCard, 'postedOn' | 'changedOn' | 'previousPrice' | 'price'>
export type ListingNews = 'new' | 'reduced' | 'raised'

/** The same by days alone, for whoever remembers no prices: what happened to a listing since a day. */
export function newsSince(
  { postedOn, changedOn, previousPrice, price }: Dated,
  since: string,
): ListingNews | undefined {
  if (postedOn !== null && postedOn > since) return 'new'
  if (changedOn === null || changedOn <= since || previousPrice === null) return undefined
  return price < previousPrice ? 'reduced' : 'raised'
}
