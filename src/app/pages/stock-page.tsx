import { createFileRoute } from '@tanstack/react-router'
import { AddToWishlist } from '#features/wishlists/index.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/stock/$symbol')({
  params: known('symbol'),
  head: pageHead('stock'),
  component: StockPage,
})

function StockPage() {
  const { symbol } = Route.useParams()
  return (
    <>
      <NotOpenYet id="stock" />
      <AddToWishlist kind="stock" code={symbol} />
    </>
  )
}
