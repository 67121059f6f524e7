import { createFileRoute } from '@tanstack/react-router'
import { AddToWishlist } from '#features/wishlists/index.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/fund/$schemeCode')({
  params: known('schemeCode'),
  head: pageHead('fund'),
  component: FundPage,
})

function FundPage() {
  const { schemeCode } = Route.useParams()
  return (
    <>
      <NotOpenYet id="fund" />
      <AddToWishlist kind="fund" code={schemeCode} />
    </>
  )
}
