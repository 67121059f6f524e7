import type { FoundFunds, FundCard } from '#domain/funds/found-funds.ts'
import { filterLabels, fundLabels, labelOf, schemeTitle } from '#domain/funds/fund-labels.ts'
import {
  comparedCodes,
  type FundFilter,
  type FundSearch,
  fundChoices,
  fundPageSizes,
  fundSearch,
  withoutFilters,
} from '#domain/funds/fund-query.ts'
import { newWish } from '#domain/wishlist/new-wish.ts'
import { FilterList, FilterSelect, type InstrumentSearchKind, instrumentSearch } from '#features/search/index.ts'
import { fundMarket } from '#platform/market/found-query.ts'
import { FundRow } from './fund-row.tsx'

const filter = (Field: typeof FilterList) => (name: FundFilter) => ({
  name,
  Field,
  label: filterLabels[name],
  labelOf: (value: string) => labelOf(name, value),
})

/** The search page of funds. */
export const fundSearchKind: InstrumentSearchKind<FundSearch, FundCard, FoundFunds> = {
  ...instrumentSearch('fund'),
  market: fundMarket,
  path: '/search-funds',
  placeholder: 'Fund name, AMC, scheme code or ISIN',
  source: 'AMFI',
  nothingFound: 'Try fewer words, or include closed funds.',
  filters: [
    ...(['house', 'category'] as const).map(filter(FilterSelect)),
    ...(['asset', 'plan', 'option', 'type'] as const).map(filter(FilterList)),
    { ...filter(FilterList)('state'), preset: 'active' },
  ],
  sorts: fundChoices.sort.map((value) => ({ value, label: fundLabels.sort[value] })),
  sizes: fundPageSizes,
  read: fundSearch,
  withoutFilters,
  comparedIds: (value) => comparedCodes(value).map(String),
  compared: ({ compared }) => compared.map(({ code, name }) => ({ id: String(code), name })),
  idOf: ({ code }) => String(code),
  addressOf: (id) => `/fund/${id}`,
  wishOf: (card) =>
    newWish(
      { code: String(card.code), name: schemeTitle(card), currency: 'INR' },
      card.nav === null ? undefined : { price: Number(card.nav), date: card.day },
    ),
  Row: FundRow,
}
