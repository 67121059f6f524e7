import { type Shared, sharedLimits } from '#domain/keeping/shared-limits.ts'
import { addressPatterns, nextPathOf, searchedOf } from './address.ts'
import type { RawSearch } from './search-text.ts'

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

/** `goal`: the one shown. `money`: amounts in today's money. `seed`: of resampled replays. */
export type GoalsSearch = { goal?: string; money?: 'today'; seed?: number; sort?: 'date' }
export const goalsSearch = ({ goal, money, seed, sort }: RawSearch): GoalsSearch => ({
  ...optional('goal', typeof goal === 'string' && addressPatterns.id.test(goal) ? goal : undefined),
  ...optional('money', oneOf(['today'] as const, money)),
  ...optional('seed', /^\d{1,6}$/.test(String(seed)) ? Number(seed) : undefined),
  ...optional('sort', oneOf(['date'] as const, sort)),
})

/** The outcome of a contact form posted without scripts. */
export const contactOutcomes = ['sent', 'incomplete', 'later'] as const
export type ContactOutcome = (typeof contactOutcomes)[number]
export const contactSearch = ({ outcome }: RawSearch) => optional('outcome', oneOf(contactOutcomes, outcome))

/** `edit`: the draft that is open. */
export type MyListingsSearch = { tab?: 'enquiries' | 'csv'; edit?: string }
export const myListingsSearch = ({ tab, edit }: RawSearch): MyListingsSearch => ({
  ...optional('tab', tab === 'listings' ? undefined : oneOf(['enquiries', 'csv'] as const, tab)),
  ...optional('edit', typeof edit === 'string' && addressPatterns.id.test(edit) ? edit : undefined),
})

const profileTabs = ['settings', 'notes', 'todos'] as const
export type ProfileTab = (typeof profileTabs)[number]
/** `title`, `text`, `url`: shared from another app, cut to what a note takes. */
export type ProfileSearch = { tab?: ProfileTab } & Shared
export const profileSearch = ({ tab, title, text, url }: RawSearch): ProfileSearch => ({
  ...optional('tab', tab === 'settings' ? undefined : oneOf(profileTabs, tab)),
  ...optional('title', cutText(title, sharedLimits.title)),
  ...optional('text', cutText(text, sharedLimits.text)),
  ...optional('url', cutText(url, sharedLimits.url)),
})

const cutText = (value: unknown, most: number) =>
  typeof value === 'string' && value ? value.slice(0, most) : undefined

/** The sections validate the rest. */
export type AdminSearch = { readonly section?: string; readonly status?: string; readonly q?: string }
export const adminSearch = ({ section, status, q }: RawSearch): AdminSearch => ({
  ...optional('section', shortText(section)),
  ...optional('status', shortText(status)),
  ...optional('q', shortText(q)),
})

/** Returning to the sign-in page itself makes no sense. */
export const nextSearch = ({ next }: RawSearch) => {
  const path = nextPathOf(next)
  return optional('next', path && /^\/(login|signup)(?![\w-])/.test(path) ? undefined : path)
}

export const signedInSearch = ({ attempt, created, error, next, removed }: RawSearch) => ({
  ...optional('attempt', shortText(attempt)),
  ...optional('created', oneOf(['1'], created)),
  ...optional('error', oneOf(['1'], error)),
  ...optional('next', nextPathOf(next)),
  ...optional('removed', oneOf(['1'], removed)),
})

const MOST_SHORT = 100

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MOST_SHORT) : undefined
}

export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value)
}

export function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
