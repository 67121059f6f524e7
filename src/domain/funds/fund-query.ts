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

export { MOST_COMPARED } from '#domain/search/instrument-query.ts'

/** Filters of funds, as in the URL. */
const spec = {
  texts: ['house', 'category'],
  choices: {
    asset: ['equity', 'debt', 'hybrid', 'solution', 'index', 'fund-of-funds', 'other'],
    plan: ['direct', 'regular', 'unknown'],
    option: ['growth', 'idcw', 'bonus', 'unknown'],
    type: ['open', 'close', 'interval'],
  },
  sorts: ['relevance', 'name', 'nav', '1y', '3y', '5y'],
  sizes: [12, 24, 48, 96],
  id: /^\d{1,9}$/,
} as const satisfies QuerySpec

export const fundChoices = { ...spec.choices, state: states, sort: spec.sorts } as const
export const fundPageSizes = spec.sizes

export type FundSearch = InstrumentSearch<typeof spec>
export type FundQuery = InstrumentQuery<typeof spec>
export type FundFilter = FilterOf<typeof spec> | 'state'

export const fundSearch = (address: Record<string, unknown>): FundSearch => readInstrumentSearch(spec, address)
export const fundQueryOf = (search: FundSearch): FundQuery => instrumentQueryOf(spec, search)
export const withoutFilters = (search: FundSearch): FundSearch => withoutAnyFilter(spec, search)

/** The codes in `compare=`: unique, at most four. */
export const comparedCodes = (value: unknown): number[] => comparedIds(spec, value).map(Number)
