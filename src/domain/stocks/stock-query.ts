import {
  comparedIds,
  type FilterOf,
  type InstrumentQuery,
  type InstrumentSearch,
  instrumentQueryOf,
  type QuerySpec,
  readInstrumentSearch,
  states,
  withoutFilters as withoutAnyFilter,
} from '#domain/search/instrument-query.ts'

/** Filters of stocks, as in the URL. */
const spec = {
  texts: ['exchange', 'sector', 'currency'],
  choices: { near: ['high', 'low', 'between'] },
  ranges: ['price'],
  sorts: ['relevance', 'name', 'price', 'gain', 'fall', '1m', '1y', 'traded'],
  sizes: [12, 24, 48, 96],
  id: /^[A-Z0-9^][A-Z0-9&.^_=-]{0,31}$/,
} as const satisfies QuerySpec

export const stockChoices = { ...spec.choices, state: states, sort: spec.sorts } as const
export const stockPageSizes = spec.sizes

export type StockSearch = InstrumentSearch<typeof spec>
export type StockQuery = InstrumentQuery<typeof spec>
export type StockFilter = FilterOf<typeof spec> | 'state'

export const stockSearch = (address: Record<string, unknown>): StockSearch => readInstrumentSearch(spec, address)
export const stockQueryOf = (search: StockSearch): StockQuery => instrumentQueryOf(spec, search)
export const withoutStockFilters = (search: StockSearch): StockSearch => withoutAnyFilter(spec, search)

/** The symbols in `compare=`: unique, at most four. */
export const comparedSymbols = (value: unknown): string[] => comparedIds(spec, value)

export const isSymbol = (text: string): boolean => spec.id.test(text)
