import type { ViewsProps } from '#features/search/index.ts'
import { type SearchView, SearchViews } from '#features/search/views/index.ts'

const views: readonly SearchView[] = [
  { label: 'Gainers', search: { sort: 'gain' } },
  { label: 'Losers', search: { sort: 'fall' } },
  { label: 'Most traded', search: { sort: 'traded' } },
  { label: 'Near 52-week high', search: { near: 'high' } },
  { label: 'Near 52-week low', search: { near: 'low' } },
]

export const StockViews = (props: ViewsProps) => <SearchViews path="/search-stocks" views={views} {...props} />
