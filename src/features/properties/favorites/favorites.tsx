import './favorites.css'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { errorToasts } from '#catalogue/errors.ts'
import type { FavoritesSearch } from '#domain/api/page-search.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { useSetAside } from '#platform/kept/use-set-aside.ts'
import { BasketPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { toast } from '#ui/layers/toast.ts'
import { FavoriteList } from './favorite-list.tsx'
import { useListingCards } from './use-listing-cards.ts'

const keys = ['propertyFavorites'] as const
const toastUnreadable = () => toast(errorToasts.favoritesLoad, { tone: 'error' })

type Props = {
  readonly uid: string
  readonly search: FavoritesSearch
  readonly onSearch: (search: FavoritesSearch) => void
}

/** Favorite properties, in the person's order, with what became of them. */
export function Favorites({ uid, search, onSearch }: Props) {
  const favorites = useItems('propertyFavorites', uid)
  useSetAside(keys, uid, toastUnreadable)
  const ids = useMemo(() => favorites.map(({ projectId }) => projectId), [favorites])
  const listings = useListingCards(ids)
  const rows = useMemo(
    () => favorites.map((favorite) => ({ favorite, card: listings.cards.get(favorite.projectId) })),
    [favorites, listings.cards],
  )
  if (favorites.length === 0)
    return (
      <EmptyState
        picture={<BasketPicture />}
        title="No favourite properties yet"
        action={
          <Link to="/real-estate" className="button">
            Browse properties
          </Link>
        }
      >
        Homes, plots and offices you save appear here, with their price on the day you saved them. Add one from its
        page.
      </EmptyState>
    )
  return <FavoriteList uid={uid} rows={rows} listings={listings} search={search} onSearch={onSearch} />
}
