import { listingSorts } from '#catalogue/properties.ts'
import type { FoundListings, ListingCard } from '#domain/property/found-listings.ts'
import {
  type ListingSearch,
  listingPageSizes,
  listingSearch,
  withoutListingFilters,
} from '#domain/property/listing-query.ts'
import type { SearchKind } from '#features/search/index.ts'
import { listingMarket } from '#platform/market/found-query.ts'
import { listingLink } from '../cards/index.ts'
import { listingFilters } from './listing-filters.tsx'
import { listingSearchPath } from './listing-path.ts'
import { ListingResults } from './listing-results.tsx'
import { SavedBar } from './saved-bar.tsx'
import { ListingActs } from './view-switch.tsx'

/** The search page of property listings. */
export const listingSearchKind: SearchKind<ListingSearch, ListingCard, FoundListings> = {
  words: { one: 'property', many: 'properties' },
  recent: 'properties',
  list: 'propertyFavorites',
  market: listingMarket,
  path: listingSearchPath,
  placeholder: 'Locality, city, project or landmark',
  source: 'listings on this site',
  sampleNote: 'These homes are made up, with drawn pictures, to show how listings look.',
  nothingFound: 'Try fewer words, or another city.',
  filters: listingFilters,
  sorts: Object.entries(listingSorts).map(([value, label]) => ({ value, label })),
  sizes: listingPageSizes,
  read: listingSearch,
  withoutFilters: withoutListingFilters,
  comparedIds: () => [],
  compared: () => [],
  idOf: ({ id }) => id,
  addressOf: listingLink,
  Views: SavedBar,
  Results: ListingResults,
  Acts: ListingActs,
}
