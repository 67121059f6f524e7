import type { ComponentType } from 'react'
import { type InstrumentKind, instrumentWords, wishlistPlaces } from '#catalogue/instruments.ts'
import type { UndoableKey } from '#catalogue/storage-keys.ts'
import type { RecentSearch } from '#domain/kept/recent-search.ts'
import type { Wanted } from '#domain/wishlist/wishlist.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
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
  /** Where a map of the results is. */
  readonly at?: string
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
  /** `FilterSelect`, `FilterList`, `FilterMany` or `FilterRange`: a page loads only what it uses. */
  readonly Field: ComponentType<FilterProps>
  readonly hint?: string
  readonly labelOf?: (value: string) => string
  /** The value without a choice; such a filter has its own word for "any". */
  readonly preset?: string
  /** A range's end as somebody types it, such as "80 lakh"; numbers only if absent. */
  readonly amountOf?: (typed: string) => number | undefined
  /** How an end of a range is shown. */
  readonly shown?: (amount: number) => string
  /** Parameters that mean nothing after another choice, such as the locality of another city. */
  readonly clears?: readonly string[]
  /** No filter of its own when filters are counted: a way to look, or a unit. */
  readonly isView?: true
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

export type ResultsProps<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: SearchKind<Search, Card, Found>
  readonly found: Found
  readonly search: Search
  readonly client: ApiClient
  readonly onChange: (search: Search) => void
  /** A step that Back does not undo, such as moving a map. */
  readonly onMove: (search: Search) => void
} & Pick<RowProps<Card>, 'onFollow' | 'onCompare'>

/** What a kind provides to have a search page. */
export type SearchKind<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly words: { readonly one: string; readonly many: string }
  /** Under which name recent searches are kept. */
  readonly recent: RecentSearch['about']
  /** The list in which followed ones are kept. */
  readonly list: UndoableKey
  readonly market: MarketSearch<Search, Found>
  readonly path: string
  readonly placeholder: string
  /** Where live prices come from. */
  readonly source: string
  /** What is said of made-up data, after the label. */
  readonly sampleNote: string
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
  /** The page of one of them. */
  addressOf(id: string): string
  /** The page that compares, if it is not the first one's own. */
  compareAddress?(ids: readonly string[]): string
  readonly Row?: ComponentType<RowProps<Card>>
  /** In the place of a list of rows. */
  readonly Results?: ComponentType<ResultsProps<Search, Card, Found>>
  /** Beside the order: ways to look at the results. */
  readonly Acts?: ComponentType<ActsProps<Search>>
}

export type ActsProps<Search extends ListSearch> = {
  readonly search: Search
  readonly onChange: (search: Search) => void
}

/** A kind that has a wishlist. */
export type InstrumentSearchKind<Search extends ListSearch, Card, Found extends FoundCards<Card>> = SearchKind<
  Search,
  Card,
  Found
> & {
  readonly kind: InstrumentKind
  /** As the star adds it, at the latest price. */
  wishOf(card: Card): Wanted
}

/** The words of a kind of instrument, as its search page uses them. */
export function instrumentSearch(kind: InstrumentKind) {
  const { one, many } = instrumentWords[kind]
  return {
    kind,
    words: { one, many },
    recent: many,
    list: wishlistPlaces[kind].list,
    sampleNote: `These ${many} are made up. Real ${many} replace them once the data source has been reached.`,
  }
}
