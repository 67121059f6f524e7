import { Link } from '@tanstack/react-router'
import { useItems } from '#platform/kept/kept-lists.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { useSession } from '#platform/session/session.ts'
import { addFavorite, removeFavorite, type WantedProperty } from './favorites-store.ts'
import { Follow } from './follow.tsx'

type Props = {
  readonly projectId: string
  /** What the page knows; the price is frozen with it. */
  readonly known?: Partial<Omit<WantedProperty, 'projectId'>>
}

/** Adds the page's property to the favorites; visitors are asked to sign in first. */
export function AddToFavorites({ projectId, known = {} }: Props) {
  const session = useSession()
  const [currency] = usePreferredCurrency()
  const wanted = { projectId, name: `Property ${projectId}`, currency, price: null, ...known }
  return typeof session === 'object' ? (
    <Own wanted={wanted} uid={session.uid} />
  ) : (
    <Shown wanted={wanted} isThere={false} />
  )
}

function Own({ wanted, uid }: { readonly wanted: WantedProperty; readonly uid: string }) {
  const isThere = useItems('propertyFavorites', uid).some(({ projectId }) => projectId === wanted.projectId)
  return <Shown wanted={wanted} isThere={isThere} remove={() => void removeFavorite(uid, wanted.projectId)} />
}

type ShownProps = { readonly wanted: WantedProperty; readonly isThere: boolean; readonly remove?: () => void }

function Shown({ wanted, isThere, remove }: ShownProps) {
  return (
    <Follow
      name={wanted.name}
      isThere={isThere}
      there={
        <Link to="/favorite-properties" className="text-link">
          In your favorites
        </Link>
      }
      addLabel="Add to favorites"
      onAdd={() => void addFavorite(wanted)}
      onRemove={() => remove?.()}
    />
  )
}
