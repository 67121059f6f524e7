import { once } from '#domain/numbers/lazy.ts'
import { type InstrumentPack, isActive, type PackLayout } from '#domain/packs/instrument-pack.ts'
import { NO_RETURN } from '#domain/packs/pack-values.ts'
import { type FacetColumn, type FacetColumns, type FlagColumn, facetColumns } from './facet-columns.ts'
import { type Counted, countFamilies, hasFlags, passes, wantedOf } from './facet-count.ts'
import { type Families, familiesOf } from './families.ts'
import { byRelevance, bySizeThenName, familiesByName, firstOf } from './family-order.ts'
import { documentsOf, type Naming } from './instrument-documents.ts'
import type { InstrumentQuery, State } from './instrument-query.ts'
import { createSearch, createWithin, type SearchResult, type Within } from './search.ts'
import { buildSearchIndex } from './search-index.ts'
import { typedWords } from './search-query.ts'
import type { Wording } from './search-wording.ts'

/** What a kind of instrument provides to be searched and listed. */
export type FinderKind<Layout extends PackLayout, Card> = {
  readonly facets: (pack: InstrumentPack<Layout>) => Readonly<Record<string, FacetColumn>>
  readonly flags?: (pack: InstrumentPack<Layout>) => Readonly<Record<string, FlagColumn>>
  readonly wording?: (pack: InstrumentPack<Layout>) => Wording
  readonly naming: (pack: InstrumentPack<Layout>, families: Families) => Naming
  /** From 0, the first, to 15: which member represents its family. */
  readonly preference?: (pack: InstrumentPack<Layout>) => (place: number) => number
  /** What the numbers of a range filter, or of an order, are; absent for the engine's own orders. */
  readonly numbers?: (pack: InstrumentPack<Layout>) => Readonly<Record<string, (place: number) => number>>
  readonly toCard: (pack: InstrumentPack<Layout>, columns: FacetColumns) => (place: number, found: FoundHow) => Card
}

/** Why an instrument was found. */
export type FoundHow = {
  /** The query's words. */
  readonly words: readonly string[]
  /** The former name that matched. */
  readonly was?: string | undefined
  /** Its family as far as the state filter allows, itself included, by preference. */
  readonly family: readonly number[]
}

export type FoundInstruments<Card> = {
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly cards: readonly Card[]
  /** Matches per choice, with all other filters unchanged. */
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>
  /** Indices of the compared instruments. */
  readonly compared: readonly number[]
}

export type InstrumentFinder<Card> = {
  find(query: InstrumentQuery): FoundInstruments<Card>
  /** The best-placed instruments that a query finds, without cards: for a map. */
  placesOf(query: InstrumentQuery, most: number): number[]
  /** The best matches that are active, one of each family, without counting: while somebody types. */
  suggest(words: string, most: number): Card[]
  /** The family of an instrument, with that instrument's figures. */
  byId(id: string): Card | undefined
}

/** Must equal the search's rerank limit. */
const CLOSE = 256
/** A family has up to so many members among the first matches. */
const SUGGESTED = 12

/** Searches a pack; the same on server and in the browser. */
export function createInstrumentFinder<Layout extends PackLayout, Card>(
  kind: FinderKind<Layout, Card>,
  pack: InstrumentPack<Layout>,
): InstrumentFinder<Card> {
  const columns = facetColumns(pack, kind.facets(pack), kind.flags?.(pack))
  const families = familiesOf(pack.families, kind.preference?.(pack) ?? (() => 0))
  const naming = kind.naming(pack, families)
  const { input, placeOf, formerAt } = documentsOf(pack, naming)
  const index = buildSearchIndex(input, kind.wording?.(pack))
  const search = createSearch(index)
  const byName = familiesByName(pack.names, families)
  const bySize = naming.sizes ? bySizeThenName(naming.sizes, byName) : byName
  const toCard = kind.toCard(pack, columns)
  const numbers = kind.numbers?.(pack) ?? {}
  const familyOf = (document: number) => pack.families[placeOf[document] ?? 0] ?? 0
  let filtered: { readonly key: string; readonly within: Within } | undefined

  /** Memoised: unchanged while typing. */
  const withinOf = (query: InstrumentQuery, isWithin: (at: number) => boolean) => {
    const key = JSON.stringify([query.filters, query.someOf, query.allOf, query.ranges, query.state])
    if (filtered?.key !== key)
      filtered = { key, within: createWithin(index, (document) => isWithin(placeOf[document] ?? 0)) }
    return filtered.within
  }
  const inRanges = (ranges: InstrumentQuery['ranges']) => {
    const all = Object.entries(ranges).map(([name, range]) => ({ ...range, of: numbers[name] }))
    return (at: number) => all.every(({ from, to, of }) => of !== undefined && of(at) >= from && of(at) <= to)
  }
  const sorted = new Map<string, Uint32Array>()
  /** Of single instruments an order never changes; a family's depends on who stands for it. */
  const orderBy = (sort: string, shown: Int32Array): Uint32Array => {
    const isSingle = families.count === pack.count
    const known = isSingle ? sorted.get(sort) : undefined
    if (known) return known
    const value = numbers[sort] ?? sortValue(pack, sort)
    const memberOf = (family: number) => (isSingle ? (families.members[family] ?? 0) : (shown[family] ?? -1))
    const values = Float64Array.from(shown, (_, family) => {
      const member = memberOf(family)
      return member === -1 ? 0 : value(member)
    })
    const order = isSingle ? byName.slice() : byName.filter((family) => shown[family] !== -1)
    order.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    if (isSingle) sorted.set(sort, order)
    return order
  }

  /** The first `most` matching families, in order. */
  const inOrder = (sort: string, found: SearchResult | undefined, { shown, total }: Counted, most: number) => {
    if (sort === 'relevance' && found) return byRelevance(found, familyOf, bySize, shown, Math.min(most, total))
    if (sort === 'relevance' || sort === 'name')
      return firstOf(sort === 'name' ? byName : bySize, shown, Math.min(most, total))
    return firstOf(orderBy(sort, shown), shown, Math.min(most, total))
  }

  const activeOnly = once(() => createWithin(index, (document) => isActive(pack, placeOf[document] ?? 0)))
  /** Matches; if none is active, also near matches among active ones, so that a dormant one never hides them. */
  const matching = (q: string): Uint8Array => {
    const marks = new Uint8Array(pack.count)
    const add = (documents: readonly number[]) => {
      for (const document of documents) marks[placeOf[document] ?? 0] = 1
    }
    add(search(q, { limit: 0 }).all())
    if (!marks.some((mark, at) => mark === 1 && isActive(pack, at)))
      add(search(q, { limit: 0, within: activeOnly() }).all())
    return marks
  }

  /** For each family its best-matching former name. */
  const formerNames = (found: SearchResult) => {
    const names = new Map<number, string | undefined>()
    for (const document of found.documents)
      if (!names.has(familyOf(document))) names.set(familyOf(document), formerAt(document))
    return names
  }

  const cardOf = (at: number, words: readonly string[], state: State, was?: string) => {
    const own = pack.families[at] ?? 0
    const members = families.members.subarray(families.starts[own], families.starts[own + 1])
    const allowed = (one: number) => one === at || state === 'all' || isActive(pack, one) === (state === 'active')
    return toCard(at, { words, was, family: [...members].filter(allowed) })
  }

  /** What is found, counted, and how to put it in order. */
  const count = (asked: InstrumentQuery) => {
    const query = typedWords(asked.q).length > 0 ? asked : { ...asked, q: '' }
    const wanted = wantedOf(columns, query.filters, query.state, query.someOf)
    const isInRanges = inRanges(query.ranges)
    const hasAll = hasFlags(columns, query.allOf ?? {})
    const isNarrowed = Object.keys(query.ranges).length + Object.values(query.allOf ?? {}).flat().length > 0
    const isAllowed = (at: number) => isInRanges(at) && hasAll(at)
    const passing = passes(columns, wanted)
    const within = query.q ? withinOf(query, (at) => passing(at) && isAllowed(at)) : undefined
    const found = within && search(query.q, { limit: CLOSE, within })
    const matches = query.q ? matching(query.q) : undefined
    const counted = countFamilies(columns, families, wanted, isNarrowed ? only(matches, isAllowed, pack) : matches)
    return { found, counted, first: (most: number) => inOrder(query.sort, found, counted, most) }
  }

  return {
    find(query) {
      const { found, counted, first } = count(query)
      const pages = Math.max(1, Math.ceil(counted.total / query.size))
      const page = Math.min(query.page, pages)
      const former = found && formerNames(found)
      return {
        total: counted.total,
        pages,
        page,
        cards: first(page * query.size)
          .slice((page - 1) * query.size)
          .map((family) => cardOf(counted.shown[family] ?? 0, found?.words ?? [], query.state, former?.get(family))),
        facets: facetsOf(columns, counted),
        compared: query.compare.map((id) => pack.ids.placeOf(id)).filter((at) => at >= 0),
      }
    },
    placesOf(query, most) {
      const { counted, first } = count(query)
      return first(most).map((family) => counted.shown[family] ?? 0)
    },
    suggest(words, most) {
      if (typedWords(words).length === 0) return []
      const found = search(words, { limit: SUGGESTED * most, within: activeOnly() })
      const shown = new Map<number, number>()
      for (const document of found.documents) {
        if (shown.size >= most) break
        if (!shown.has(familyOf(document))) shown.set(familyOf(document), placeOf[document] ?? 0)
      }
      return [...shown.values()].map((at) => toCard(at, { words: found.words, family: [at] }))
    },
    byId(id) {
      const at = pack.ids.placeOf(id)
      return at < 0 ? undefined : cardOf(at, [], 'all')
    },
  }
}

/** Of the matches, or of all, those that a number filter allows. */
const only = (matches: Uint8Array | undefined, isAllowed: (at: number) => boolean, { count }: { count: number }) =>
  Uint8Array.from({ length: count }, (_, at) => Number((!matches || matches[at] === 1) && isAllowed(at)))

const facetsOf = ({ names, values, flags }: FacetColumns, { counts, flagCounts }: Counted) => {
  const counted = (all: readonly string[], sums: Uint32Array | undefined) =>
    all.map((value, at) => ({ value, count: sums?.[at] ?? 0 }))
  return Object.fromEntries([
    ...names.map((name, filter) => [name, counted(values[filter] ?? [], counts[filter])] as const),
    ...flags.map(({ name, values: all }, column) => [name, counted(all, flagCounts[column])] as const),
  ])
}

const yearsBySort: Readonly<Record<string, 0 | 1 | 2>> = { '1y': 0, '3y': 1, '5y': 2 }

/** By a return or the latest value. */
function sortValue(pack: InstrumentPack, sort: string): (place: number) => number {
  const years = yearsBySort[sort]
  if (years !== undefined) return (at) => pack.returns[years][at] ?? NO_RETURN
  const { units, decimals, days } = pack.latest
  return (at) => (days[at] ? (units[at] ?? 0) / 10 ** (decimals[at] ?? 0) : -1)
}
