import type { ExtraRouteId, RouteId } from '#catalogue/routes.ts'
import { blogSearch } from '#domain/blog/blog-search.ts'
import { compareSearch } from '#domain/compare/compare-query.ts'
import { fundPageSearch } from '#domain/funds/fund-page-query.ts'
import { fundSearch } from '#domain/funds/fund-query.ts'
import { growthSearch } from '#domain/money/growth-search.ts'
import { newsSearch } from '#domain/news/news-search.ts'
import { listingSearch } from '#domain/property/listing-query.ts'
import { stockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { stockSearch } from '#domain/stocks/stock-query.ts'
import {
  adminSearch,
  contactSearch,
  favoritesSearch,
  goalsSearch,
  myListingsSearch,
  nextSearch,
  profileSearch,
  quotesSearch,
  signedInSearch,
  wishlistSearch,
} from './page-search.ts'
import { propertySearch } from './property-page-search.ts'
import type { SearchReader } from './search-text.ts'

/** Every page's reader, for the server; a page imports its own. `routes` names the parameters of each. */
export const searchReaders = {
  home: growthSearch,
  searchFunds: fundSearch,
  searchStocks: stockSearch,
  news: newsSearch,
  blog: blogSearch,
  realEstate: listingSearch,
  property: propertySearch,
  login: nextSearch,
  signup: nextSearch,
  contact: contactSearch,
  admin: adminSearch,
  fund: fundPageSearch,
  stock: stockPageSearch,
  compare: compareSearch,
  profile: profileSearch,
  fundWishlist: wishlistSearch,
  stockWishlist: wishlistSearch,
  favoriteProperties: favoritesSearch,
  myListings: myListingsSearch,
  myQuotes: quotesSearch,
  financialGoals: goalsSearch,
  signedIn: signedInSearch,
} satisfies Partial<Record<RouteId | ExtraRouteId, SearchReader>>

export type SearchPageId = keyof typeof searchReaders
export type PageSearch<Id extends SearchPageId> = ReturnType<(typeof searchReaders)[Id]>
