import type { FormerNames } from '#domain/packs/names-pack.ts'
import { sparkOf } from '#domain/packs/spark-line.ts'
import type { SparkPack } from '#domain/packs/spark-pack.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { type FacetColumns, facetValue } from '#domain/search/facet-columns.ts'
import {
  createInstrumentFinder,
  type FinderKind,
  type FoundHow,
  type FoundInstruments,
} from '#domain/search/instrument-finder.ts'
import { createHighlight } from '#domain/search/search-highlight.ts'
import { isoDay } from '#domain/time/day.ts'
import type { FoundFunds, FundCard } from './found-funds.ts'
import { fundFacets, fundPreference } from './fund-facets.ts'
import { formerNameFor, formerNamesIn, schemeNameAt, schemeTailAt } from './fund-naming.ts'
import { codeAt, type FundPack, type fundLayout, schemeAt } from './fund-pack.ts'
import { fundPopularity } from './fund-popularity.ts'
import type { FundQuery } from './fund-query.ts'
import { fundWording, wordingFor } from './fund-words.ts'
import { changeOf, chipAt } from './scheme-facts.ts'

export type Finder = {
  find(query: FundQuery): FoundFunds
  suggest(words: string, most: number): FundCard[]
  /** The fund of a scheme, with that scheme's figures. */
  byCode(code: number): FundCard | undefined
}

const highlight = createHighlight(fundWording)

const finderKind = (sparks?: SparkPack, names?: FormerNames): FinderKind<typeof fundLayout, FundCard> => ({
  facets: fundFacets,
  wording: ({ texts }) => wordingFor(texts.house.all),
  preference: fundPreference,
  naming: (pack, families) => ({
    tailOf: (at) => schemeTailAt(pack, at),
    formerOf: formerNamesIn(pack, names),
    sizes: fundPopularity(pack, families),
  }),
  toCard: (pack, columns) => (at, found) => cardOf(pack, columns, at, found, sparks),
})

/** The fund search over a pack. */
export function createFinder(pack: FundPack, sparks?: SparkPack, names?: FormerNames): Finder {
  const finder = createInstrumentFinder(finderKind(sparks, names), pack)
  return {
    find(query) {
      const found = finder.find(query)
      const { total, pages, page, cards, compared } = found
      return {
        source: isSampleCode(codeAt(pack, 0)) ? 'sample' : 'live',
        day: pack.day > 0 ? isoDay(pack.day) : null,
        total,
        pages,
        page,
        cards: [...cards],
        facets: facetsOf(found, query),
        compared: compared.map((at) => ({ code: codeAt(pack, at), name: schemeNameAt(pack, at) })),
      }
    },
    suggest: finder.suggest,
    byCode: (code) => finder.byId(String(code)),
  }
}

/** AMCs and categories with matches, alphabetically; all values of other filters. */
function facetsOf({ facets }: FoundInstruments<FundCard>, { filters }: FundQuery): FoundFunds['facets'] {
  const all = (name: keyof FoundFunds['facets']) => [...(facets[name] ?? [])]
  const named = (name: 'house' | 'category') =>
    all(name)
      .filter(({ value, count }) => count > 0 || value === filters[name])
      .sort((a, b) => (a.value.toLowerCase() < b.value.toLowerCase() ? -1 : 1))
  return {
    house: named('house'),
    category: named('category'),
    asset: all('asset'),
    plan: all('plan'),
    option: all('option'),
    type: all('type'),
    state: all('state'),
  }
}

function cardOf(
  pack: FundPack,
  columns: FacetColumns,
  at: number,
  { words, was, family }: FoundHow,
  sparks: SparkPack | undefined,
): FundCard {
  const { plan, option, frequency, payout, ...known } = schemeAt(pack, at)
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
    category: facetValue(columns, 'category', at),
    asset: facetValue(columns, 'asset', at) as FundCard['asset'],
    nav: known.nav,
    day: known.day === null ? null : isoDay(known.day),
    change: changeOf(known),
    return1y: known.return1y,
    return3y: known.return3y,
    return5y: known.return5y,
    spark: sparks ? sparkOf(sparks, String(known.code)) : [],
    chips: family.map((one) => chipAt(pack, one)),
  }
}
