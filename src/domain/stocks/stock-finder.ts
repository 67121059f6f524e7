import { instrumentAt, textAt } from '#domain/packs/instrument-pack.ts'
import { dayChange } from '#domain/packs/instrument-quote.ts'
import type { FormerNames } from '#domain/packs/names-pack.ts'
import { sparkOf } from '#domain/packs/spark-line.ts'
import type { SparkPack } from '#domain/packs/spark-pack.ts'
import {
  createInstrumentFinder,
  type FinderKind,
  type FoundHow,
  type FoundInstruments,
} from '#domain/search/instrument-finder.ts'
import { createHighlight } from '#domain/search/search-highlight.ts'
import { isoDay } from '#domain/time/day.ts'
import type { FoundStocks, StockCard } from './found-stocks.ts'
import { isSampleSymbol } from './sample-symbol.ts'
import { stockFacets, stockNumbers, tradedIn } from './stock-facets.ts'
import type { StockPack, stockLayout } from './stock-pack.ts'
import type { StockQuery } from './stock-query.ts'
import { stockWording } from './stock-words.ts'

export type StockFinder = {
  find(query: StockQuery): FoundStocks
  suggest(words: string, most: number): StockCard[]
  bySymbol(symbol: string): StockCard | undefined
}

const highlight = createHighlight(stockWording)

const finderKind = (sparks?: SparkPack, names?: FormerNames): FinderKind<typeof stockLayout, StockCard> => ({
  facets: stockFacets,
  numbers: stockNumbers,
  wording: () => stockWording,
  naming: (pack) => ({
    tailOf: (at) => pack.ids.at(at),
    formerOf: (at) => names?.get(pack.ids.at(at)) ?? [],
    sizes: sizesOf(pack),
  }),
  toCard: (pack) => (at, found) => cardOf(pack, at, found, sparks),
})

function sizesOf(pack: StockPack): Float64Array {
  const traded = tradedIn(pack)
  return Float64Array.from(pack.figures.traded, (_, at) => Math.max(1, traded(at) || 0))
}

/** The stock search over a pack. */
export function createStockFinder(pack: StockPack, sparks?: SparkPack, names?: FormerNames): StockFinder {
  const finder = createInstrumentFinder(finderKind(sparks, names), pack)
  return {
    find(query) {
      const found = finder.find(query)
      const { total, pages, page, cards, compared } = found
      return {
        source: isSampleSymbol(pack.ids.at(0)) ? 'sample' : 'live',
        day: pack.day > 0 ? isoDay(pack.day) : null,
        total,
        pages,
        page,
        cards: [...cards],
        facets: facetsOf(found, query),
        compared: compared.map((at) => ({ symbol: pack.ids.at(at), name: textAt(pack.names, at) })),
      }
    },
    suggest: finder.suggest,
    bySymbol: finder.byId,
  }
}

/** Names with matches, alphabetically; all values of other filters. */
function facetsOf({ facets }: FoundInstruments<StockCard>, { filters }: StockQuery): FoundStocks['facets'] {
  const all = (name: keyof FoundStocks['facets']) => [...(facets[name] ?? [])]
  const named = (name: 'exchange' | 'sector' | 'currency') =>
    all(name)
      .filter(({ value, count }) => value !== '' && (count > 0 || value === filters[name]))
      .sort((a, b) => (a.value < b.value ? -1 : 1))
  return {
    exchange: named('exchange'),
    sector: named('sector'),
    currency: named('currency'),
    near: all('near'),
    state: all('state'),
  }
}

function cardOf(pack: StockPack, at: number, { words, was }: FoundHow, sparks: SparkPack | undefined): StockCard {
  const row = instrumentAt(pack, at)
  const { id, name, texts, currency, value, day, returns, figures } = row
  return {
    symbol: id,
    name,
    marks: words.length > 0 ? highlight(name, words.join(' ')).map(([start, end]) => [start, end]) : [],
    formerly: was ?? null,
    ...texts,
    currency,
    price: value,
    day: day === null ? null : isoDay(day),
    change: dayChange(row),
    return1m: figures.return1m,
    return1y: returns[0],
    fromHigh: figures.fromHigh,
    fromLow: figures.fromLow,
    traded: figures.traded,
    spark: sparks ? sparkOf(sparks, id) : [],
  }
}
