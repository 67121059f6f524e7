import './follow.css'
import { Link } from '@tanstack/react-router'
import { instrumentWords, wishlistPlaces } from '#catalogue/instruments.ts'
import { newWish } from '#domain/wishlist/new-wish.ts'
import { sinceAdded } from '#domain/wishlist/target.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change } from '#ui/data/number.tsx'
import { useLate } from '#ui/data/use-late.ts'
import type { Followed } from './followed.ts'
import { loadPanel, wishlists } from './load-own.ts'
import { dayOf } from './own-marks.tsx'
import type { Own } from './use-own.ts'

type Props = { readonly own: Own; readonly followed: Followed }

const writings = [
  ['notes', 'Add note'],
  ['todos', 'Add to-do'],
] as const

/** Beside the price: wishlist, note and to-do buttons. */
export function FollowActions({ own: { uid, wish, setWriting }, followed }: Props) {
  const { kind, id, name, currency, now } = followed
  const panel = useLate(loadPanel)
  const follow = async () => {
    const { addWish, removeWish } = await wishlists()
    if (wish && uid) return removeWish(kind, uid, id)
    return addWish(kind, newWish({ code: id, name, currency }, now))
  }
  return (
    <section aria-label={name} className="follow-actions with-scripts">
      {/* One button for both states, so that it keeps the focus. */}
      <div className="follow-row">
        {/* The second press of a double click must not undo the first. */}
        <Button look={wish ? 'quiet' : 'main'} onClick={(event) => void (event.detail < 2 && follow())}>
          {wish ? 'Remove from wishlist' : 'Add to wishlist'}
        </Button>
        {wish && (
          <Link to={wishlistPlaces[kind].page} className="text-link">
            In your wishlist
          </Link>
        )}
      </div>
      <div className="follow-row">
        {writings.map(([tab, label]) => (
          <button
            key={tab}
            type="button"
            className="button-quiet button-small"
            aria-haspopup="dialog"
            onPointerEnter={panel.request}
            onClick={() => setWriting(tab)}
          >
            {label}
          </button>
        ))}
        <a href={`/compare?of=${kind}:${encodeURIComponent(id)}`} className="button-quiet button-small">
          Compare
        </a>
      </div>
      {wish ? (
        <Since wish={wish} now={now} onEdit={() => setWriting('wish')} />
      ) : (
        <p className="text-ink-2">
          We save today’s {instrumentWords[kind].value} so you can see the change since you added it.
        </p>
      )}
    </section>
  )
}

type SinceProps = {
  readonly wish: NonNullable<Own['wish']>
  readonly now: Followed['now']
  readonly onEdit: () => void
}

function Since({ wish, now, onEdit }: SinceProps) {
  const change = sinceAdded(wish, now)
  return (
    <p>
      {change !== null && (
        <>
          <Change percent={change} />{' '}
          <span className="text-ink-2">since you added it on {dateLabel(dayOf(wish.addedAt))}</span>
          <br />
        </>
      )}
      <button type="button" className="follow-why" aria-haspopup="dialog" onClick={onEdit}>
        {wish.reason === null && wish.target === null ? 'Add a reason and a target' : 'Edit reason and target'}
      </button>
    </p>
  )
}
