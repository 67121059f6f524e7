import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { wishlistSearch } from '#domain/api/page-search.ts'
import { Wishlist } from '#features/wishlists/index.ts'
import { readAhead } from '#platform/kept/read-ahead.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/wishlist/stocks')({
  validateSearch: searchOf<'stockWishlist'>(),
  head: pageHead('stockWishlist'),
  loader: () => readAhead('stockWishlist'),
  component: StockWishlistPage,
})

function StockWishlistPage() {
  const search = usePageSearch(wishlistSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  const { uid } = usePerson()
  return (
    <>
      <h1 className="page-title">{routes.stockWishlist.title}</h1>
      <Wishlist
        kind="stock"
        uid={uid}
        search={search}
        onSearch={(next) => navigate({ search: wishlistSearch(next), replace: true, resetScroll: false })}
      />
    </>
  )
}
