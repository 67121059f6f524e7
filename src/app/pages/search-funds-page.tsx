import { createFileRoute, useRouter } from '@tanstack/react-router'
import { pageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/page-search.ts'
import type { FundCard } from '#domain/funds/found-funds.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { newWish } from '#domain/wishlist/new-wish.ts'
import { fundSearchKind } from '#features/funds/search/index.ts'
import { SearchScreen } from '#features/search/index.ts'
import { foundQuery, fundMarket } from '#platform/market/found-query.ts'
import { currentSession } from '#platform/session/session.ts'
import { pageHead } from '../page-head.ts'

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

function SearchFundsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { api } = Route.useRouteContext()
  return (
    <>
      <h1 className="page-title">{routes.searchFunds.title}</h1>
      <SearchScreen
        kind={fundSearchKind}
        client={api}
        search={search}
        onSearch={(next, step) =>
          void navigate({ search: next, resetScroll: step === 'page', replace: step === 'replace' })
        }
        onOpen={(address) => router.history.push(address)}
        onFollow={(card, followed) => void follow(card, followed)}
      />
    </>
  )
}

/** Loads the wishlist code on first use. */
async function follow(card: FundCard, followed: boolean) {
  const { addWish, removeWish } = await import('#features/wishlists/index.ts')
  const session = currentSession()
  const code = String(card.code)
  if (followed && typeof session === 'object') return removeWish('fund', session.uid, code)
  const latest = card.nav === null ? undefined : { price: Number(card.nav), date: card.day }
  return addWish('fund', newWish({ code, name: schemeTitle(card), currency: 'INR' }, latest))
}
