import type { FoundStocks, StockCard } from '#domain/stocks/found-stocks.ts'
import { stockFilterLabels, stockLabelOf, stockLabels } from '#domain/stocks/stock-labels.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import {
  comparedSymbols,
  type StockFilter,
  type StockSearch,
  stockChoices,
  stockPageSizes,
  stockSearch,
  withoutStockFilters,
} from '#domain/stocks/stock-query.ts'
import { newWish } from '#domain/wishlist/new-wish.ts'
import { FilterList, FilterSelect, type InstrumentSearchKind, instrumentSearch } from '#features/search/index.ts'
import { FilterRange } from '#features/search/range/index.ts'
import { stockMarket } from '#platform/market/found-query.ts'
import { StockRow } from './stock-row.tsx'
import { StockViews } from './stock-views.tsx'

const filter = (Field: typeof FilterList) => (name: StockFilter) => ({
  name,
  Field,
  label: stockFilterLabels[name],
  labelOf: (value: string) => stockLabelOf(name, value),
})

/** The search page of stocks. */
export const stockSearchKind: InstrumentSearchKind<StockSearch, StockCard, FoundStocks> = {
  ...instrumentSearch('stock'),
  market: stockMarket,
  path: '/search-stocks',
  placeholder: 'Company, symbol or ISIN',
  source: 'exchange closing prices',
  nothingFound: 'Try fewer words, or include stocks that are no longer traded.',
  filters: [
    ...(['exchange', 'sector', 'currency'] as const).map(filter(FilterSelect)),
    { name: 'price', Field: FilterRange, label: 'Price', hint: 'In each stock’s own currency' },
    filter(FilterList)('near'),
    { ...filter(FilterList)('state'), preset: 'active' },
  ],
  Views: StockViews,
  sorts: stockChoices.sort.map((value) => ({ value, label: stockLabels.sort[value] })),
  sizes: stockPageSizes,
  read: stockSearch,
  withoutFilters: withoutStockFilters,
  comparedIds: comparedSymbols,
  compared: ({ compared }) => compared.map(({ symbol, name }) => ({ id: symbol, name })),
  idOf: ({ symbol }) => symbol,
  addressOf: stockLink,
  wishOf: ({ symbol, name, currency, price, day }) =>
    newWish({ code: symbol, name, currency }, price === null ? undefined : { price: Number(price), date: day }),
  Row: StockRow,
}
