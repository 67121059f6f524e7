import './wishlists.css'
import { Link } from '@tanstack/react-router'
import { errorToasts } from '#catalogue/errors.ts'
import { addressPatterns } from '#domain/api/address.ts'
import type { Favorite } from '#domain/keeping/favorite.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { useSetAside } from '#platform/kept/use-set-aside.ts'
import { Button } from '#ui/controls/button.tsx'
import { focusBeside, OfItem } from '#ui/controls/row-actions.tsx'
import { ListCount } from '#ui/controls/search-bar.tsx'
import { Money } from '#ui/data/number.tsx'
import { BasketPicture } from '#ui/data/pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { toast } from '#ui/layers/toast.ts'
import { removeFavorite } from './favorites-store.ts'
import { Day, once } from './wish-parts.tsx'

const keys = ['propertyFavorites'] as const
const toastUnreadable = () => toast(errorToasts.favoritesLoad, { tone: 'error' })

/** Favorite properties, newest first. */
export function Favorites({ uid }: { readonly uid: string }) {
  const favorites = useItems('propertyFavorites', uid)
  useSetAside(keys, uid, toastUnreadable)
  if (favorites.length === 0)
    return (
      <EmptyState
        picture={<BasketPicture />}
        title="No favorite properties yet"
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
  return (
    <>
      <ListCount>{favorites.length === 1 ? '1 property' : `${favorites.length} properties`}</ListCount>
      <ul className="favorite-cards">
        {favorites.map((favorite) => (
          <Card key={favorite.projectId} uid={uid} favorite={favorite} />
        ))}
      </ul>
    </>
  )
}

function Card({ uid, favorite }: { readonly uid: string; readonly favorite: Favorite }) {
  const { projectId, name, createdAt, price, currency } = favorite
  const title = (
    <span dir="auto" className="wish-name">
      {name}
    </span>
  )
  return (
    <li className="favorite-card">
      <h2 className="favorite-name">
        {addressPatterns.id.test(projectId) ? (
          <Link to="/real-estate/$id" params={{ id: projectId }} preload={false} className="text-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {price !== null && (
        <p className="favorite-price">
          <Money value={price} currency={currency} short /> <span className="text-ink-2">when saved</span>
        </p>
      )}
      <p className="favorite-foot">
        <span className="text-ink-2">
          Saved on <Day of={createdAt} />
        </span>
        <Button
          className="button-plain button-small"
          onClick={once((button) => {
            focusBeside(button, 'li')
            void removeFavorite(uid, projectId)
          })}
        >
          Remove
          <OfItem name={name} />
        </Button>
      </p>
    </li>
  )
}
