import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/search-text.ts'
import { fundSearch } from '#domain/funds/fund-query.ts'
import { fundSearchKind } from '#features/funds/search/index.ts'
import { foundQuery, fundMarket } from '#platform/market/found-query.ts'
import { pageHead } from '../page-head.ts'
import { followIn, SearchPage } from '../search-page.tsx'

export const Route = createFileRoute('/search-funds')({
  validateSearch: searchOf<'searchFunds'>(),
  // The first page of results comes with the HTML; a failure is shown in its place.
  loader: async ({ context: { api, queries }, location }) => {
    const search = readSearch(fundSearch, location.search)
    await queries.ensureQueryData(foundQuery(fundMarket, api, search)).catch(() => {})
  },
  head: pageHead('searchFunds'),
  component: SearchFundsPage,
})

const follow = followIn(fundSearchKind)

function SearchFundsPage() {
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      kind={fundSearchKind}
      title={routes.searchFunds.title}
      client={Route.useRouteContext().api}
      search={usePageSearch(fundSearch, Route.useSearch())}
      onNavigate={(to) => void navigate(to)}
      onFollow={follow}
    />
  )
}
