import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { type FavoritesSearch, favoritesSearch } from '#domain/api/page-search.ts'
import { Favorites } from '#features/properties/favorites/index.ts'
import { useDemoMarket } from '#features/wishlists/demo/index.ts'
import { readAhead } from '#platform/kept/read-ahead.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/favorite-properties')({
  validateSearch: searchOf<'favoriteProperties'>(),
  head: pageHead('favoriteProperties'),
  loader: () => readAhead('propertyFavorites'),
  component: FavoritePropertiesPage,
})

function FavoritePropertiesPage() {
  const { uid } = usePerson()
  useDemoMarket()
  const navigate = Route.useNavigate()
  const onSearch = (search: FavoritesSearch) =>
    void navigate({ search: favoritesSearch(search), replace: true, resetScroll: false })
  return (
    <>
      <h1 className="page-title">{routes.favoriteProperties.title}</h1>
      <Favorites uid={uid} search={usePageSearch(favoritesSearch, Route.useSearch())} onSearch={onSearch} />
    </>
  )
}
