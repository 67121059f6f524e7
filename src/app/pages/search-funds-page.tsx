import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/page-search.ts'
import { fundSearchKind } from '#features/funds/search/index.ts'
import { foundQuery, fundMarket } from '#platform/market/found-query.ts'
import { pageHead } from '../page-head.ts'
import { followIn, SearchPage } from '../search-page.tsx'

export const Route = createFileRoute('/search-funds')({
  validateSearch: pageSearch('searchFunds'),
  // The first page of results comes with the HTML; a failure is shown in its place.
  loader: async ({ context: { api, queries }, location }) => {
    const search = readSearch('searchFunds', location.search)
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
      search={Route.useSearch()}
      onNavigate={(to) => void navigate(to)}
      onFollow={follow}
    />
  )
}
