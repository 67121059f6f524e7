import { createFileRoute } from '@tanstack/react-router'
import { AddToFavorites } from '#features/wishlists/index.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/real-estate/$id')({
  params: known('id'),
  head: pageHead('property'),
  component: PropertyPage,
})

function PropertyPage() {
  const { id } = Route.useParams()
  return (
    <>
      <NotOpenYet id="property" />
      <AddToFavorites projectId={id} />
    </>
  )
}
