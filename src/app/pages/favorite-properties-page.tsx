import { createFileRoute } from '@tanstack/react-router'
import { routes } from '#catalogue/routes.ts'
import { Favorites } from '#features/wishlists/index.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/favorite-properties')({
  head: pageHead('favoriteProperties'),
  component: FavoritePropertiesPage,
})

function FavoritePropertiesPage() {
  const { uid } = usePerson()
  return (
    <>
      <h1 className="page-title">{routes.favoriteProperties.title}</h1>
      <Favorites uid={uid} />
    </>
  )
}
