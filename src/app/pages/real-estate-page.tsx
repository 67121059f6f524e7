import { createFileRoute, Link } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/search-text.ts'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { listingSearch } from '#domain/property/listing-query.ts'
import { listingSearchKind } from '#features/properties/search/index.ts'
import { MapTilesContext } from '#features/properties/tiles/index.ts'
import { foundQuery, listingMarket } from '#platform/market/found-query.ts'
import { currentSession } from '#platform/session/session.ts'
import { pageHead } from '../page-head.ts'
import { SearchPage } from '../search-page.tsx'

export const Route = createFileRoute('/real-estate')({
  validateSearch: searchOf<'realEstate'>(),
  // The first page of results comes with the HTML; a failure is shown in its place.
  loader: async ({ context: { api, queries }, location }) => {
    const search = readSearch(listingSearch, location.search)
    await queries.ensureQueryData(foundQuery(listingMarket, api, search)).catch(() => {})
  },
  head: pageHead('realEstate'),
  component: RealEstatePage,
})

function RealEstatePage() {
  const navigate = Route.useNavigate()
  const { api, setUp } = Route.useRouteContext()
  return (
    <MapTilesContext value={setUp.mapTiles}>
      <SearchPage
        kind={listingSearchKind}
        title={routes.realEstate.title}
        client={api}
        search={usePageSearch(listingSearch, Route.useSearch())}
        onNavigate={(to) => void navigate(to)}
        onFollow={(card, followed) => void follow(card, followed)}
      />
      <p className="mt-8">
        <Link to="/real-estate/mine" className="underline underline-offset-4">
          Publish your own property
        </Link>
      </p>
    </MapTilesContext>
  )
}

/** Loads the code of favourites on first use. */
async function follow({ id, title, currency, price }: ListingCard, followed: boolean) {
  const { addFavorite, removeFavorite } = await import('#features/properties/favorites/index.ts')
  const session = currentSession()
  if (followed && typeof session === 'object') return removeFavorite(session.uid, id)
  return addFavorite({ projectId: id, name: title, currency, price })
}
