import type { ComponentType } from 'react'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Wanted } from '#domain/wishlist/wishlist.ts'
import type { MarketSearch } from '#platform/market/found-query.ts'

/** A search as in the URL: the common parameters, and each kind's filters. */
export type ListSearch = {
  readonly [filter: string]: string | number | undefined
  readonly q?: string
  readonly sort?: string
  readonly page?: number
  readonly size?: number
  /** Comma-separated ids. */
  readonly compare?: string
}

export type FacetCount = { readonly value: string; readonly count: number }

/** What every kind's answer has. */
export type FoundCards<Card> = {
  readonly source: 'live' | 'sample'
  readonly day: string | null
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly cards: readonly Card[]
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>
}

export type Choice = { readonly value: string; readonly label: string }

export type SearchFilter = {
  readonly name: string
  readonly label: string
  /** `FilterSelect`, `FilterList` or `FilterRange`: a page loads only what it uses. */
  readonly Field: ComponentType<FilterProps>
  readonly hint?: string
  readonly labelOf?: (value: string) => string
  /** The value without a choice; such a filter has its own word for "any". */
  readonly preset?: string
}

export type FilterProps = {
  readonly filter: SearchFilter
  readonly search: ListSearch
  readonly counts: readonly FacetCount[]
  readonly read: (address: Readonly<Record<string, unknown>>) => ListSearch
  /** `typed`: letter by letter, so that it is no step in the history. */
  readonly onFilter: (name: string, value: string, typed?: boolean) => void
}

export type ViewsProps = { readonly search: ListSearch; readonly onView: (search: ListSearch) => void }

export type Compared = { readonly id: string; readonly name: string }

export type RowProps<Card> = {
  readonly card: Card
  readonly followed: boolean
  readonly compared: boolean
  readonly canCompare: boolean
  readonly onFollow: (card: Card, followed: boolean) => void
  readonly onCompare: (id: string, compared: boolean) => void
}

/** What a kind of instrument provides to have a search page. */
export type SearchKind<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: InstrumentKind
  readonly market: MarketSearch<Search, Found>
  readonly path: string
  readonly placeholder: string
  /** Where live prices come from. */
  readonly source: string
  /** What to try when nothing is found without filters. */
  readonly nothingFound: string
  readonly filters: readonly SearchFilter[]
  /** Ready-made searches as links. */
  readonly Views?: ComponentType<ViewsProps>
  readonly sorts: readonly Choice[]
  readonly sizes: readonly number[]
  read(address: Readonly<Record<string, unknown>>): Search
  withoutFilters(search: Search): Search
  comparedIds(value: unknown): readonly string[]
  compared(found: Found): readonly Compared[]
  idOf(card: Card): string
  /** The page of one instrument. */
  addressOf(id: string): string
  /** As the star adds it, at the latest price. */
  wishOf(card: Card): Wanted
  readonly Row: ComponentType<RowProps<Card>>
}
