import './wishlists.css'
import { isReached, sinceAdded, toTarget } from '#domain/wishlist/target.ts'
import { type FundItem, wishOfFund } from '#domain/wishlist/wishlist.ts'
import type { Price } from '#domain/wishlist/wishlist-rules.ts'
import { Button } from '#ui/button.tsx'
import { Change, Money } from '#ui/number.tsx'
import { Day } from './small-parts.tsx'
import { targetWords } from './wishlist-words.ts'

type Props = {
  readonly item: FundItem
  readonly now: Price | undefined
  readonly onEdit: () => void
}

/** What became of it since it was added, why it was, and how far the target is. */
export function OwnWish({ item, now, onEdit }: Props) {
  const wish = wishOfFund(item)
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
          Your target: <Money value={target} currency={currency} personal />
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
