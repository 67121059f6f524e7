import { movers } from '#domain/home/last-visit.ts'
import { Button } from '#ui/controls/button.tsx'
import { agoLabel } from '#ui/data/ago-label.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { SkeletonText } from '#ui/data/skeleton.tsx'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'
import type { OwnMarket, OwnRow, PriceState } from './use-own-market.ts'

const MOST = 5

/** The largest changes in both wishlists. */
export function MoversCard({ market }: CardProps) {
  const { wishes, wishState, isSample } = market
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
      ) : (
        <Changes
          {...{ found, market }}
          rows={wishes}
          state={wishState}
          failed="Prices could not be loaded. Your wishlists are safe."
          unchanged={`No price has changed ${since(market)}.`}
        />
      )}
    </OwnCard>
  )
}

/** Favourites whose price is another one. */
export function ListingsCard({ market }: CardProps) {
  const { homes, homeState } = market
  const found = movers(homes, MOST)
  if (homes.length === 0) return null
  return (
    <OwnCard
      card="listings"
      href="/favorite-properties"
      more="All favourite properties"
      note={found.length > 0 && sinceOf(market)}
    >
      <Changes
        {...{ found, market }}
        rows={homes}
        state={homeState}
        failed="Prices could not be loaded. Your properties are safe."
        unchanged={`No price of your ${homes.length === 1 ? 'property' : 'properties'} has changed ${since(market)}.`}
      />
    </OwnCard>
  )
}

type ChangesProps = {
  readonly market: OwnMarket
  readonly rows: readonly OwnRow[]
  readonly found: readonly Moved[]
  readonly state: PriceState
  readonly failed: string
  readonly unchanged: string
}

/** What moved; that nothing did is said only where prices could be compared. */
function Changes({ market: { retry }, rows, found, state, failed, unchanged }: ChangesProps) {
  const isFailed = state === 'failed'
  const isCompared = rows.some(({ change }) => change !== null)
  return (
    <>
      {found.length > 0 && <Rows rows={found} />}
      {isFailed && (
        <p role="status">
          {isCompared ? 'Some prices could not be loaded.' : failed}{' '}
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {found.length === 0 && state === 'loading' && <SkeletonText />}
      {found.length === 0 && (state === 'ready' || state === 'none') && (
        <p>{isCompared ? unchanged : 'There is no earlier price to compare with yet.'}</p>
      )}
    </>
  )
}

const since = ({ before }: OwnMarket) => (before ? 'since your last visit' : 'since you added them')

const sinceOf = ({ before }: OwnMarket) =>
  before ? `Since your last visit, ${agoLabel(before.at, Date.now())}` : 'Since you added them'

type Moved = OwnRow & { readonly change: number }

const Rows = ({ rows }: { readonly rows: readonly Moved[] }) => (
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
