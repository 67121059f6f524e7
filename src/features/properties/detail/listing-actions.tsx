import { Link } from '@tanstack/react-router'
import { ownToasts } from '#catalogue/toasts.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { shareLink } from '#platform/browser/share-link.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change } from '#ui/data/number.tsx'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

/** Its schemas come when they are needed. */
const favorites = () => import('../favorites/index.ts')

type Props = {
  readonly details: ListingDetails
  /** Opens the form for a note or a to-do about it. */
  readonly onWrite: (what: 'notes' | 'todos') => void
}

/** Beside the price: favourite, note, to-do, share, print. */
export function ListingActions({ details, onWrite }: Props) {
  const { id, title, currency, price } = details
  const uid = userOf(useSession())?.uid
  const favorite = useLateItems('propertyFavorites', uid).find(({ projectId }) => projectId === id)
  const toggle = async () => {
    const { addFavorite, removeFavorite } = await favorites()
    if (favorite && uid) return removeFavorite(uid, id)
    return addFavorite({ projectId: id, name: title, currency, price })
  }
  const share = async () => {
    const outcome = await shareLink(title, location.href)
    if (outcome === 'copied' || outcome === 'refused')
      toastOutcome(outcome === 'copied', ownToasts.notCopied, ownToasts.linkCopied)
  }
  return (
    <section aria-label={title} className="listing-acts with-scripts">
      {/* One button for both states, so that it keeps the focus. */}
      <div className="listing-row">
        {/* The second press of a double click must not undo the first. */}
        <Button look={favorite ? 'quiet' : 'main'} onClick={(event) => void (event.detail < 2 && toggle())}>
          {favorite ? 'Remove from favourites' : 'Add to favourites'}
        </Button>
        {favorite && (
          <Link to="/favorite-properties" className="text-link">
            In your favourites
          </Link>
        )}
      </div>
      <div className="listing-row">
        {small('Add note', () => onWrite('notes'), true)}
        {small('Add to-do', () => onWrite('todos'), true)}
        <a href={`/compare?of=property:${id}`} className="button-quiet button-small">
          Compare
        </a>
        {small('Share', () => void share())}
        {small('Print', () => print())}
      </div>
      <p className="text-ink-2">
        {favorite ? (
          <>
            Saved on {dateLabel(localDay(new Date(favorite.createdAt)))}
            {favorite.price !== null && favorite.price > 0 && favorite.price !== price && (
              <>
                ; <Change percent={100 * (price / favorite.price - 1)} digits={1} /> since
              </>
            )}
          </>
        ) : (
          'We save today’s price so you can see how it changes.'
        )}
      </p>
    </section>
  )
}

const small = (label: string, onClick: () => void, opens = false) => (
  <button
    type="button"
    className="button-quiet button-small"
    aria-haspopup={opens ? 'dialog' : undefined}
    onClick={onClick}
  >
    {label}
  </button>
)
