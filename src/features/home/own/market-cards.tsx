import { movers } from '#domain/home/last-visit.ts'
import { agoLabel } from '#ui/data/ago-label.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { SkeletonText } from '#ui/data/skeleton.tsx'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'
import type { OwnMarket, OwnRow } from './use-own-market.ts'

const MOST = 5

/** The largest changes in both wishlists. */
export function MoversCard({ market }: CardProps) {
  const { wishes, state, isSample } = market
  const found = movers(wishes, MOST)
  const newest = wishes.reduce((last, { date }) => (date && date > last ? date : last), '')
  return (
    <OwnCard
      card="movers"
      href="/wishlist"
      more={wishes.length === 0 ? 'How wishlists work' : 'All wishlists'}
      note={
        found.length > 0 &&
        `${sinceOf(market)}${newest && `, as of ${dateLabel(newest)}`}${isSample ? ', sample data' : ''}`
      }
    >
      {wishes.length === 0 ? (
        <p>
          Nothing here yet.{' '}
          <a href="/search-funds" className="text-link">
            Find a fund
          </a>{' '}
          or{' '}
          <a href="/search-stocks" className="text-link">
            a stock
          </a>{' '}
          and add it.
        </p>
      ) : found.length > 0 ? (
        <Rows rows={found} />
      ) : state === 'loading' ? (
        <SkeletonText />
      ) : state === 'failed' ? (
        <p>Prices could not be loaded. Your wishlists are safe.</p>
      ) : (
        <p>No price has changed since your last visit.</p>
      )}
    </OwnCard>
  )
}

/** Favourites whose price is another one. */
export function ListingsCard({ market }: CardProps) {
  const found = movers(market.homes, MOST)
  if (market.homes.length === 0) return null
  return (
    <OwnCard
      card="listings"
      href="/favorite-properties"
      more="All favorite properties"
      note={found.length > 0 && sinceOf(market)}
    >
      {found.length > 0 ? (
        <Rows rows={found} />
      ) : (
        <p>No price of your {market.homes.length === 1 ? 'property' : 'properties'} has changed.</p>
      )}
    </OwnCard>
  )
}

const sinceOf = ({ before }: OwnMarket) =>
  before ? `Since your last visit, ${agoLabel(before.at, Date.now())}` : 'Since you added them'

const Rows = ({ rows }: { readonly rows: readonly (OwnRow & { readonly change: number })[] }) => (
  <ul>
    {rows.map(({ key, name, href, price, currency, change }) => (
      <li key={key} className="mine-row">
        <a href={href} dir="auto">
          {name}
        </a>
        <span className="mine-figures">
          {price !== undefined && <Money value={price} currency={currency} short />} <Change percent={change} />
        </span>
      </li>
    ))}
  </ul>
)
