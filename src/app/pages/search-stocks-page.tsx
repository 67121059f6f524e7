import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/search-text.ts'
import { stockSearch } from '#domain/stocks/stock-query.ts'
import { stockSearchKind } from '#features/stocks/search/index.ts'
import { foundQuery, stockMarket } from '#platform/market/found-query.ts'
import { pageHead } from '../page-head.ts'
import { followIn, SearchPage } from '../search-page.tsx'

export const Route = createFileRoute('/search-stocks')({
  validateSearch: searchOf<'searchStocks'>(),
  // The first page of results comes with the HTML; a failure is shown in its place.
  loader: async ({ context: { api, queries }, location }) => {
    const search = readSearch(stockSearch, location.search)
    await queries.ensureQueryData(foundQuery(stockMarket, api, search)).catch(() => {})
  },
  head: pageHead('searchStocks'),
  component: SearchStocksPage,
})

const follow = followIn(stockSearchKind)

function SearchStocksPage() {
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      kind={stockSearchKind}
      title={routes.searchStocks.title}
      client={Route.useRouteContext().api}
      search={usePageSearch(stockSearch, Route.useSearch())}
      onNavigate={(to) => void navigate(to)}
      onFollow={follow}
    />
  )
}
