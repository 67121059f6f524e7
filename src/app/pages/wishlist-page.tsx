import { createFileRoute } from '@tanstack/react-router'
import { routes } from '#catalogue/routes.ts'
import { WishlistOverview } from '#features/wishlists/index.ts'
import { readAhead } from '#platform/kept/read-ahead.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/wishlist')({
  head: pageHead('wishlist'),
  loader: () => readAhead('fundWishlist', 'stockWishlist'),
  component: WishlistPage,
})

function WishlistPage() {
  const { uid } = usePerson()
  return (
    <>
      <h1 className="page-title">{routes.wishlist.title}</h1>
      <WishlistOverview uid={uid} />
    </>
  )
}
