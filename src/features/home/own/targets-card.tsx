import { useReachedTargets } from '#features/wishlists/reached/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

const MOST = 5

/** Prices that crossed a person's target. Nothing while none did. */
export function TargetsCard({ uid }: CardProps) {
  const reached = useReachedTargets(uid)
  if (reached.length === 0) return null
  return (
    <OwnCard card="targets" href="/wishlist" more="All targets">
      <ul>
        {reached.slice(0, MOST).map(({ kind, id, name, price, currency, target, date }) => (
          <li key={`${kind}:${id}`} className="mine-row">
            <a href={`/${kind}/${encodeURIComponent(id)}`} dir="auto">
              {name}
            </a>
            <span className="mine-figures">
              <Money value={price} currency={currency} />{' '}
              <small>
                target <Money value={target} currency={currency} personal />, {dateLabel(date)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </OwnCard>
  )
}
