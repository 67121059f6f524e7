import './wishlists.css'
import { isReached, sinceAdded, targetNow, toTarget } from '#domain/wishlist/target.ts'
import type { Wish } from '#domain/wishlist/wishlist.ts'
import type { Price } from '#domain/wishlist/wishlist-rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { Change, Money } from '#ui/data/number.tsx'
import { Day } from './wish-parts.tsx'
import { targetWords } from './wishlist-words.ts'

type Props = {
  readonly wish: Wish
  readonly now: Price | undefined
  readonly onEdit: () => void
}

/** The change since it was added, the reason, and the distance to the target. */
export function OwnWish({ wish, now, onEdit }: Props) {
  const { price, currency, target, reason, addedAt } = wish
  const change = sinceAdded(wish, now)
  const left = toTarget(wish, now)
  return (
    <div className="own-wish">
      <p>
        {price === null ? (
          <>
            Added on <Day of={addedAt} />.
          </>
        ) : (
          <>
            <Money value={price} currency={currency} /> when added on <Day of={addedAt} />
            {change !== null && (
              <>
                , now <Change percent={change} />
              </>
            )}
          </>
        )}
      </p>
      {target !== null && (
        <p>
          Your target: <Money value={targetNow(wish, now) ?? target} currency={currency} personal />
          {isReached(wish, now) && <span className="mark mark-reached">Reached</span>}
          {left !== null && <span className="text-ink-2 amount-personal">, {targetWords(left)}</span>}
        </p>
      )}
      {reason && (
        <p dir="auto" className="wish-reason">
          {reason}
        </p>
      )}
      <Button look="quiet" className="button-quiet button-small" onClick={onEdit}>
        {target === null && reason === null ? 'Add a reason and a target' : 'Edit reason and target'}
      </Button>
    </div>
  )
}
