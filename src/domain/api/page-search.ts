import type { ExtraRouteId, RouteId } from '#catalogue/routes.ts'
import { fundPageSearch } from '#domain/funds/fund-page-query.ts'
import { fundSearch } from '#domain/funds/fund-query.ts'
import { growthSearch } from '#domain/money/growth-search.ts'
import { newsSearch } from '#domain/news/news-search.ts'
import { homeSearch } from '#domain/property/home-plan-query.ts'
import { listingSearch } from '#domain/property/listing-query.ts'
import { stockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { stockSearch } from '#domain/stocks/stock-query.ts'
import { addressPatterns, nextPathOf, searchedOf } from './address.ts'

/** Raw search parameters: any value. */
export type RawSearch = Readonly<Record<string, unknown>>

export type QuotesSearch = { q?: string; favorites?: true }
export const quotesSearch = ({ q, favorites }: RawSearch): QuotesSearch => ({
  ...searchedOf(q),
  ...(String(favorites) === 'true' && { favorites: true }),
})

export type WishlistSearch = { q?: string; sort?: 'name' | 'added' }
export const wishlistSearch = ({ q, sort }: RawSearch): WishlistSearch => ({
  ...searchedOf(q),
  ...((sort === 'name' || sort === 'added') && { sort }),
})

export const favoriteOrders = ['name', 'added', 'price', 'change'] as const
export type FavoritesSearch = {
  q?: string
  sort?: (typeof favoriteOrders)[number]
  view?: 'table'
  /** Comma-separated ids. */
  compare?: string
}
export const favoritesSearch = ({ q, sort, view, compare }: RawSearch): FavoritesSearch => ({
  ...searchedOf(q),
  ...optional('sort', oneOf(favoriteOrders, sort)),
  ...optional('view', oneOf(['table'] as const, view)),
  ...optional('compare', comparedIds(compare).join() || undefined),
})

/** At most as many as fit beside each other. */
export const MOST_COMPARED = 4
export const comparedIds = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...new Set(value.slice(0, 400).split(','))].filter((id) => addressPatterns.id.test(id)).slice(0, MOST_COMPARED)
    : []

/** The outcome of a contact form posted without scripts. */
export const contactOutcomes = ['sent', 'incomplete', 'later'] as const
export type ContactOutcome = (typeof contactOutcomes)[number]
const contactSearch = ({ outcome }: RawSearch) => optional('outcome', oneOf(contactOutcomes, outcome))

/** The calculators, and the outcome of an enquiry posted without scripts. */
const propertySearch = (raw: RawSearch) => ({ ...homeSearch(raw), ...contactSearch(raw) })

const profileTabs = ['settings', 'notes', 'todos'] as const
export type ProfileTab = (typeof profileTabs)[number]
const profileSearch = ({ tab }: RawSearch) => optional('tab', tab === 'settings' ? undefined : oneOf(profileTabs, tab))

/** The sections validate the rest. */
export type AdminSearch = { readonly section?: string; readonly status?: string; readonly q?: string }
const adminSearch = ({ section, status, q }: RawSearch): AdminSearch => ({
  ...optional('section', shortText(section)),
  ...optional('status', shortText(status)),
  ...optional('q', shortText(q)),
})

/** Returning to the sign-in page itself makes no sense. */
const nextSearch = ({ next }: RawSearch) => {
  const path = nextPathOf(next)
  return optional('next', path && /^\/(login|signup)(?![\w-])/.test(path) ? undefined : path)
}

const signedInSearch = ({ attempt, created, error, next, removed }: RawSearch) => ({
  ...optional('attempt', shortText(attempt)),
  ...optional('created', oneOf(['1'], created)),
  ...optional('error', oneOf(['1'], error)),
  ...optional('next', nextPathOf(next)),
  ...optional('removed', oneOf(['1'], removed)),
})

/** How each page parses its search parameters. `routes` names them; a page without a row gets none. */
export const searchReaders = {
  home: growthSearch,
  searchFunds: fundSearch,
  searchStocks: stockSearch,
  news: newsSearch,
  realEstate: listingSearch,
  property: propertySearch,
  login: nextSearch,
  signup: nextSearch,
  contact: contactSearch,
  admin: adminSearch,
  fund: fundPageSearch,
  stock: stockPageSearch,
  profile: profileSearch,
  fundWishlist: wishlistSearch,
  stockWishlist: wishlistSearch,
  favoriteProperties: favoritesSearch,
  myQuotes: quotesSearch,
  signedIn: signedInSearch,
} satisfies Partial<Record<RouteId | ExtraRouteId, (raw: RawSearch) => object>>

export type SearchPageId = keyof typeof searchReaders
export type PageSearch<Id extends SearchPageId> = ReturnType<(typeof searchReaders)[Id]>

/** The only way from URL to page: parsers get strings, pages get validated values. */
export function readSearch<Id extends SearchPageId>(id: Id, raw: RawSearch): PageSearch<Id> {
  const texts = Object.entries(raw).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    // A form without scripts repeats a parameter, one for each ticked box.
    if (Array.isArray(value)) return [[name, value.filter((each) => typeof each === 'string').join()] as const]
    return isPlain ? [[name, String(value).replaceAll('\0', '')] as const] : []
  })
  return searchReaders[id](Object.fromEntries(texts)) as PageSearch<Id>
}

/** Canonical: sorted by name, undefined values left out. */
export function searchText(search: RawSearch): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const write = (text: unknown) => encodeURIComponent(String(text).toWellFormed()).replaceAll('%20', '+')
  return pairs
    .map(([name, value]) => `${write(name)}=${write(value)}`)
    .sort()
    .join('&')
}

const MOST_SHORT = 100

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MOST_SHORT) : undefined
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value)
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
