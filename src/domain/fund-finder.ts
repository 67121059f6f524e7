import { isoDay } from './day.ts'
import type { FoundFunds, FundCard } from './found-funds.ts'
import { columnsOf, familiesOf, filterValue } from './fund-columns.ts'
import { type Counted, countFunds, passes, type Wanted, wantedOf } from './fund-count.ts'
import type { FundQuery } from './fund-query.ts'
import { fundWording } from './fund-words.ts'
import { isActive, type Pack, placeOf, schemeAt } from './pack.ts'
import { isinAt } from './pack-isins.ts'
import { NO_RETURN } from './pack-values.ts'
import { isSampleCode } from './sample-code.ts'
import { changeOf, chipAt } from './scheme-facts.ts'
import { createSearch, createWithin, type Within } from './search.ts'
import { createHighlight } from './search-highlight.ts'
import { buildSearchIndex } from './search-index.ts'
import { typedWords } from './search-query.ts'
import { closesAt, type SparkPack } from './spark-pack.ts'

export type Finder = {
  find(query: FundQuery): FoundFunds
  /** The fund of a scheme, with that scheme's figures. */
  byCode(code: number): FundCard | undefined
}

const highlight = createHighlight(fundWording)

/** Finds funds in a pack: the same function answers on the server and in the browser. */
export function createFinder(pack: Pack, sparks?: SparkPack): Finder {
  const columns = columnsOf(pack)
  const families = familiesOf(pack)
  const index = buildSearchIndex(searchInput(pack), fundWording)
  const search = createSearch(index)
  const byName = fundsByName(pack, families.starts, families.members)
  let filtered: { readonly key: string; readonly within: Within } | undefined

  /** The same while somebody types. */
  const withinOf = (wanted: Wanted) => {
    const key = wanted.join()
    if (filtered?.key !== key) filtered = { key, within: createWithin(index, passes(columns, wanted)) }
    return filtered.within
  }

  /** The first `most` of the funds that were found, in order. */
  const inOrder = ({ q, sort }: FundQuery, wanted: Wanted, { shown, total }: Counted, most: number): number[] => {
    if (sort === 'relevance' && q) return byRelevance(pack, search(q, { limit: CLOSE, within: withinOf(wanted) }), most)
    if (sort === 'relevance' || sort === 'name') return firstOf(byName, shown, Math.min(most, total))
    const value = sortValue(pack, sort)
    const values = Float64Array.from(shown, (scheme) => (scheme === -1 ? 0 : value(scheme)))
    const funds = byName.filter((fund) => shown[fund] !== -1)
    return Array.from(funds.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).subarray(0, most))
  }

  const cardOf = (scheme: number, q: string, state: FundQuery['state']): FundCard => {
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
      marks: q ? highlight(known.fund, q).map(([start, end]) => [start, end]) : [],
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
      const matches = query.q ? marked(pack.count, search(query.q, { limit: 0 }).all()) : undefined
      const counted = countFunds(columns, families, wanted, matches)
      const pages = Math.max(1, Math.ceil(counted.total / query.size))
      const page = Math.min(query.page, pages)
      const funds = inOrder(query, wanted, counted, page * query.size).slice((page - 1) * query.size)
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
        cards: funds.map((fund) => cardOf(counted.shown[fund] ?? 0, query.q, query.state)),
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
      return at < 0 ? undefined : cardOf(at, '', 'all')
    },
  }
}

/** As many the search looks at closely. */
const CLOSE = 256

function searchInput(pack: Pack) {
  const schemes = Array.from({ length: pack.count }, (_, at) => at)
  return {
    names: schemes.map((at) => nameOf(pack, at)),
    codes: schemes.map((at) => String(pack.codes[at])),
    extra: [
      schemes.map((at) => isinAt(pack.isins, at) ?? ''),
      schemes.map((at) => isinAt(pack.isinsReinvest, at) ?? ''),
    ],
    rank: Uint8Array.from(schemes, (at) => (isActive(pack, at) ? 1 : 0)),
  }
}

const planWords = ['Direct Plan', 'Regular Plan', '']
const optionWords = ['Growth', 'IDCW', 'Bonus', '']
const payoutWords = ['', 'Payout', 'Reinvestment']

/** The whole name of a scheme, its fund first. */
function nameOf(pack: Pack, at: number): string {
  const parts = [
    pack.funds.all[pack.funds.of[at] ?? 0],
    planWords[pack.plan[at] ?? 2],
    pack.frequencies.all[pack.frequencies.of[at] ?? 0],
    optionWords[pack.option[at] ?? 3],
    payoutWords[pack.payout[at] ?? 0],
  ]
  return parts.filter(Boolean).join(' ')
}

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

/** Funds in the order of their names; a place that no fund has cannot be. */
function fundsByName(pack: Pack, starts: Uint32Array, members: Uint32Array): Uint32Array {
  const names = Array.from({ length: starts.length - 1 }, (_, fund) => {
    const scheme = members[starts[fund] ?? 0] ?? 0
    return (pack.funds.all[pack.funds.of[scheme] ?? 0] ?? '').toLowerCase()
  })
  return Uint32Array.from(names, (_, fund) => fund).sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))
}

function firstOf(order: Uint32Array, shown: Int32Array, most: number): number[] {
  const funds: number[] = []
  for (let at = 0; at < order.length && funds.length < most; at += 1) {
    const fund = order[at] ?? 0
    if (shown[fund] !== -1) funds.push(fund)
  }
  return funds
}

/** A fund stands where its best scheme stands. */
function byRelevance(pack: Pack, found: ReturnType<ReturnType<typeof createSearch>>, most: number): number[] {
  const funds = new Set<number>()
  for (const scheme of found.documents) if (funds.size < most) funds.add(pack.groups[scheme] ?? 0)
  if (funds.size < most && found.total > found.documents.length)
    for (const scheme of found.all()) {
      if (funds.size === most) break
      funds.add(pack.groups[scheme] ?? 0)
    }
  return [...funds]
}

function sortValue(pack: Pack, sort: 'nav' | '1y' | '3y' | '5y'): (scheme: number) => number {
  if (sort === 'nav') {
    const { units, decimals, days } = pack.latest
    return (at) => (days[at] ? (units[at] ?? 0) / 10 ** (decimals[at] ?? 0) : -1)
  }
  const column = pack.returns[{ '1y': 0, '3y': 1, '5y': 2 }[sort]] ?? pack.returns[0]
  return (at) => column[at] ?? NO_RETURN
}

function marked(size: number, members: readonly number[]): Uint8Array {
  const marks = new Uint8Array(size)
  for (const member of members) marks[member] = 1
  return marks
}
