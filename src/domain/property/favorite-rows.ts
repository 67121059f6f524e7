import { areaKinds, furnishings, possessions, posters, propertyTypes } from '#catalogue/properties.ts'
import type { Favorite } from '#domain/keeping/favorite.ts'
import { csvOf } from '#domain/text/csv.ts'
import { wordFilter } from '#domain/text/word-filter.ts'
import type { ListingCard } from './found-listings.ts'

/** A favourite and what is known of its listing now. */
export type FavoriteRow = { readonly favorite: Favorite; readonly card: ListingCard | undefined }

export type FavoriteOrder = 'manual' | 'name' | 'added' | 'price' | 'change'
export type FavoriteState = 'live' | 'sold' | 'withdrawn' | 'unlisted'

/** `unlisted`: the list of now does not have it. */
export const stateOf = ({ card }: FavoriteRow): FavoriteState => card?.status ?? 'unlisted'

/** The name of now, else the one that was saved. */
export const nameOf = ({ favorite, card }: FavoriteRow): string => card?.title ?? favorite.name

/** Against the price when saved, in per cent; null if either is not known or the currencies differ. */
export function sinceSaved({ favorite, card }: FavoriteRow): number | null {
  if (!card || !favorite.price || favorite.currency !== card.currency) return null
  return 100 * (card.price / favorite.price - 1)
}

const priceOf = ({ favorite, card }: FavoriteRow) => card?.price ?? favorite.price

const byName = new Intl.Collator('en', { numeric: true })
const LAST = Number.POSITIVE_INFINITY

/** In manual order, by name, newest, cheapest or the largest fall first; what is not known comes last. */
export function inFavoriteOrder(rows: readonly FavoriteRow[], order: FavoriteOrder): readonly FavoriteRow[] {
  switch (order) {
    case 'name':
      return rows.toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)))
    case 'added':
      return rows.toSorted((a, b) => (a.favorite.createdAt < b.favorite.createdAt ? 1 : -1))
    case 'price':
      return rows.toSorted((a, b) => (priceOf(a) ?? LAST) - (priceOf(b) ?? LAST))
    case 'change':
      return rows.toSorted((a, b) => (sinceSaved(a) ?? LAST) - (sinceSaved(b) ?? LAST))
    case 'manual':
      return rows
  }
}

/** Every word must occur in name, place or type. */
export const searchFavorites = wordFilter<FavoriteRow>((row) =>
  [
    row.favorite.name,
    row.card?.title,
    row.card?.project,
    row.card?.locality,
    row.card?.city,
    row.card && propertyTypes[row.card.type],
  ].join('\n'),
)

/** A line of facts for the comparison; null where it is not known. */
export type ComparedFact = { readonly name: string; readonly of: (card: ListingCard) => string | null }

/** What is compared side by side beside price and price per area. */
export const comparedFacts: readonly ComparedFact[] = [
  { name: 'Type', of: ({ type }) => propertyTypes[type] },
  { name: 'Place', of: ({ locality, city }) => `${locality}, ${city}` },
  { name: 'Bedrooms', of: ({ bedrooms }) => (bedrooms ? String(bedrooms) : null) },
  { name: 'Bathrooms', of: ({ bathrooms }) => (bathrooms ? String(bathrooms) : null) },
  {
    name: 'Area',
    of: ({ area, areaKind }) => `${area.toLocaleString('en-IN')} sq ft ${areaKinds[areaKind].toLowerCase()}`,
  },
  { name: 'Furnishing', of: ({ furnishing }) => furnishing && furnishings[furnishing] },
  { name: 'Possession', of: ({ possession }) => possession ?? possessions.ready },
  { name: 'RERA registered', of: ({ rera }) => (rera ? 'Yes' : 'No') },
  { name: 'Posted by', of: ({ postedBy }) => posters[postedBy] },
]

const states: Readonly<Record<FavoriteState, string>> = {
  live: 'Listed',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  unlisted: 'Not listed',
}

export function favoritesAsCsv(rows: readonly FavoriteRow[]): string {
  const head = ['Name', 'Id', 'Saved on', 'Price when saved', 'Price now', 'Currency', 'Status', 'Locality', 'City']
  return csvOf([
    [...head, 'Area (sq ft)', 'Kind of area'],
    ...rows.map((row) => {
      const { favorite, card } = row
      return [
        nameOf(row),
        favorite.projectId,
        favorite.createdAt.slice(0, 10),
        favorite.price,
        card?.price ?? null,
        card?.currency ?? favorite.currency,
        states[stateOf(row)],
        card?.locality ?? null,
        card?.city ?? null,
        card?.area ?? null,
        card ? areaKinds[card.areaKind] : null,
      ]
    }),
  ])
}
