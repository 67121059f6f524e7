import { once } from '#domain/numbers/lazy.ts'
import { isActive, type Pack, placeOf, schemeAt } from '#domain/packs/pack.ts'
import { NO_RETURN } from '#domain/packs/pack-values.ts'
import { closesAt, type SparkPack } from '#domain/packs/spark-pack.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { createSearch, createWithin, type SearchResult, type Within } from '#domain/search/search.ts'
import { createHighlight } from '#domain/search/search-highlight.ts'
import { buildSearchIndex } from '#domain/search/search-index.ts'
import { typedWords } from '#domain/search/search-query.ts'
import { isoDay } from '#domain/time/day.ts'
import type { FormerNames } from './former-names.ts'
import type { FoundFunds, FundCard } from './found-funds.ts'
import { columnsOf, familiesOf, filterValue } from './fund-columns.ts'
import { type Counted, countFunds, passes, type Wanted, wantedOf } from './fund-count.ts'
import { documentsOf, formerNameFor, nameOf } from './fund-documents.ts'
import { byRelevance, bySizeThenName, firstOf, fundSizes, fundsByName } from './fund-order.ts'
import type { FundQuery } from './fund-query.ts'
import { fundWording, wordingFor } from './fund-words.ts'
import { changeOf, chipAt } from './scheme-facts.ts'

export type Finder = {
  find(query: FundQuery): FoundFunds
  /** The fund of a scheme, with that scheme's figures. */
  byCode(code: number): FundCard | undefined
}

const highlight = createHighlight(fundWording)

/** Finds funds in a pack: the same function answers on the server and in the browser. */
export function createFinder(pack: Pack, sparks?: SparkPack, names?: FormerNames): Finder {
  const columns = columnsOf(pack)
  const families = familiesOf(pack)
  const sizes = fundSizes(pack, families)
  const { input, schemeOf, formerAt } = documentsOf(pack, sizes, names)
  const index = buildSearchIndex(input, wordingFor(pack.houses.all))
  const search = createSearch(index)
  const byName = fundsByName(pack, families.starts, families.members)
  const bySize = bySizeThenName(sizes, byName)
  const fundOf = (document: number) => pack.groups[schemeOf[document] ?? 0] ?? 0
  let filtered: { readonly key: string; readonly within: Within } | undefined

  /** The same while somebody types. */
  const withinOf = (wanted: Wanted) => {
    const key = wanted.join()
    const passing = passes(columns, wanted)
    if (filtered?.key !== key)
      filtered = { key, within: createWithin(index, (document) => passing(schemeOf[document] ?? 0)) }
    return filtered.within
  }

  /** The first `most` of the funds that were found, in order. */
  const inOrder = (
    sort: FundQuery['sort'],
    found: SearchResult | undefined,
    { shown, total }: Counted,
    most: number,
  ) => {
    if (sort === 'relevance' && found) return byRelevance(found, fundOf, bySize, shown, Math.min(most, total))
    if (sort === 'relevance' || sort === 'name')
      return firstOf(sort === 'name' ? byName : bySize, shown, Math.min(most, total))
    const value = sortValue(pack, sort)
    const values = Float64Array.from(shown, (scheme) => (scheme === -1 ? 0 : value(scheme)))
    const funds = byName.filter((fund) => shown[fund] !== -1)
    return Array.from(funds.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).subarray(0, most))
  }

  const activeOnly = once(() => createWithin(index, (document) => isActive(pack, schemeOf[document] ?? 0)))
  /** What matches; where nothing active does, also what comes near among that: a dormant fund hides no other. */
  const matching = (q: string): Uint8Array => {
    const marks = new Uint8Array(pack.count)
    const add = (documents: readonly number[]) => {
      for (const document of documents) marks[schemeOf[document] ?? 0] = 1
    }
    add(search(q, { limit: 0 }).all())
    if (!marks.some((mark, at) => mark === 1 && isActive(pack, at)))
      add(search(q, { limit: 0, within: activeOnly() }).all())
    return marks
  }

  /** For each fund the former name by which it was found best. */
  const formerNames = (found: SearchResult) => {
    const names = new Map<number, string | undefined>()
    for (const document of found.documents)
      if (!names.has(fundOf(document))) names.set(fundOf(document), formerAt(document))
    return names
  }

  const cardOf = (scheme: number, words: readonly string[], state: FundQuery['state'], was?: string): FundCard => {
    const fund = pack.groups[scheme] ?? 0
    const siblings = families.members.subarray(families.starts[fund], families.starts[fund + 1])
    const { plan, option, frequency, payout, ...known } = schemeAt(pack, scheme)
    return {
      code: known.code,
      plan,
      option,
      frequency,
      payout,
      fund: known.fund,
      marks: words.length > 0 ? highlight(known.fund, words.join(' ')).map(([start, end]) => [start, end]) : [],
      formerly: formerNameFor(words, known.fund, was),
      house: known.house,
      category: filterValue(columns, 'category', scheme),
      asset: filterValue(columns, 'asset', scheme) as FundCard['asset'],
      nav: known.nav,
      day: known.day === null ? null : isoDay(known.day),
      change: changeOf(known),
      return1y: known.return1y,
      return3y: known.return3y,
      return5y: known.return5y,
      spark: sparks ? sparkOf(sparks, known.code) : [],
      chips: [...siblings].filter((one) => one === scheme || inState(pack, one, state)).map((one) => chipAt(pack, one)),
    }
  }

  return {
    find(asked) {
      const query = typedWords(asked.q).length > 0 ? asked : { ...asked, q: '' }
      const wanted = wantedOf(columns, query)
      const found = query.q ? search(query.q, { limit: CLOSE, within: withinOf(wanted) }) : undefined
      const matches = query.q ? matching(query.q) : undefined
      const counted = countFunds(columns, families, wanted, matches)
      const pages = Math.max(1, Math.ceil(counted.total / query.size))
      const page = Math.min(query.page, pages)
      const funds = inOrder(query.sort, found, counted, page * query.size).slice((page - 1) * query.size)
      const former = found && formerNames(found)
      const facet = (name: keyof Counted['counts']) =>
        columns.values[name].map((value, at) => ({ value, count: counted.counts[name][at] ?? 0 }))
      const named = (name: 'house' | 'category') =>
        facet(name)
          .filter(({ value, count }) => count > 0 || value === query.filters[name])
          .sort((a, b) => (a.value.toLowerCase() < b.value.toLowerCase() ? -1 : 1))
      return {
        source: isSampleCode(pack.codes[0] ?? 0) ? 'sample' : 'live',
        day: pack.day > 0 ? isoDay(pack.day) : null,
        total: counted.total,
        pages,
        page,
        cards: funds.map((fund) =>
          cardOf(counted.shown[fund] ?? 0, found?.words ?? [], query.state, former?.get(fund)),
        ),
        facets: {
          house: named('house'),
          category: named('category'),
          asset: facet('asset'),
          plan: facet('plan'),
          option: facet('option'),
          type: facet('type'),
          state: facet('state'),
        },
        compared: query.compare
          .map((code) => placeOf(pack, code))
          .filter((at) => at >= 0)
          .map((at) => ({ code: pack.codes[at] ?? 0, name: nameOf(pack, at) })),
      }
    },
    byCode(code) {
      const at = placeOf(pack, code)
      return at < 0 ? undefined : cardOf(at, [], 'all')
    },
  }
}

/** As many the search looks at closely. */
const CLOSE = 256

const inState = (pack: Pack, at: number, state: FundQuery['state']) =>
  state === 'all' || isActive(pack, at) === (state === 'active')

const HEIGHT = 40
const MOST_WEEKS = 26

/** A scheme's weeks as heights; of a whole year every other one, which is as much as so small a line can show. */
export function sparkOf(sparks: SparkPack, code: number): number[] {
  const at = placeOf(sparks, code)
  if (at < 0) return []
  const all = closesAt(sparks, at)
  const closes = all.length > MOST_WEEKS ? all.filter((_, week) => (all.length - 1 - week) % 2 === 0) : all
  const low = Math.min(...closes)
  const range = Math.max(...closes) - low
  return closes.map((close) => (range > 0 ? Math.round(((close - low) / range) * HEIGHT) : HEIGHT / 2))
}

function sortValue(pack: Pack, sort: 'nav' | '1y' | '3y' | '5y'): (scheme: number) => number {
  if (sort === 'nav') {
    const { units, decimals, days } = pack.latest
    return (at) => (days[at] ? (units[at] ?? 0) / 10 ** (decimals[at] ?? 0) : -1)
  }
  const column = pack.returns[{ '1y': 0, '3y': 1, '5y': 2 }[sort]] ?? pack.returns[0]
  return (at) => column[at] ?? NO_RETURN
}
