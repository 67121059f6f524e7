import './wishlists.css'
import { Link } from '@tanstack/react-router'
import { wishlistPlaces } from '#catalogue/instruments.ts'
import { isReached } from '#domain/wishlist/target.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { inOrder } from '#domain/wishlist/wishlist-rules.ts'
import { useSetAside } from '#platform/kept/use-set-aside.ts'
import { AsOf } from '#ui/data/as-of.tsx'
import { Change, Money } from '#ui/data/number.tsx'
import { useDemoMarket } from './demo/index.ts'
import { type MarketPrices, usePrices } from './use-prices.ts'
import { useWishes } from './use-wishes.ts'
import { Day, WishName } from './wish-parts.tsx'
import { toastUnreadable } from './wishlist-store.ts'
import { countOf, wishlistWords } from './wishlist-words.ts'

const NEWEST = 3
const lists = [wishlistPlaces.fund.list, wishlistPlaces.stock.list]

/** Both wishlists: counts and the latest additions. */
export function WishlistOverview({ uid }: { readonly uid: string }) {
  useSetAside(lists, uid, toastUnreadable)
  useDemoMarket()
  return (
    <div className="wishlist-overview">
      <OneList kind="fund" uid={uid} />
      <OneList kind="stock" uid={uid} />
    </div>
  )
}

function OneList({ kind, uid }: { readonly kind: WishlistKind; readonly uid: string }) {
  const wishes = useWishes(kind, uid)
  const { title, many, empty } = wishlistWords[kind]
  const targets = wishes.filter(({ target }) => target !== null).length
  const market = usePrices(kind, wishes)
  const reached = wishes.filter((wish) => isReached(wish, market.prices.get(wish.code))).length
  return (
    <section aria-labelledby={`${kind}-overview`} className="overview-list">
      <h2 id={`${kind}-overview`} className="section-title">
        {title}
      </h2>
      {wishes.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <>
          <p className="overview-count">
            <span className="overview-number">{wishes.length}</span>{' '}
            <span className="text-ink-2">
              {countOf(kind, wishes.length).replace(/^\d+ /, '')}
              {targets > 0 && `, ${targets} with a target`}
              {reached > 0 && `, ${reached} reached`}
            </span>
          </p>
          <h3 className="overview-newest">Recently added</h3>
          <ul>
            {inOrder(wishes, 'added')
              .slice(0, NEWEST)
              .map((wish) => (
                <li key={wish.code} className="overview-item">
                  <WishName kind={kind} wish={wish} />
                  <PriceOf wish={wish} market={market} />
                </li>
              ))}
          </ul>
        </>
      )}
      <p className="mt-5">
        <Link to={wishlistPlaces[kind].page} className="button-quiet">
          {wishes.length === 0 ? `Start with your first ${kind}` : `See all your ${many}`}
        </Link>
      </p>
    </section>
  )
}

/** The price with the day's change; if unknown, the date it was added. */
function PriceOf({ wish, market }: { readonly wish: Wish; readonly market: MarketPrices }) {
  const now = market.prices.get(wish.code)
  if (!now) return <Day of={wish.addedAt} />
  return (
    <span className="overview-price">
      <span>
        <Money value={now.price} currency={now.currency ?? wish.currency} />{' '}
        {now.change !== null && <Change percent={now.change} />}
      </span>
      <AsOf date={now.date} origin={market.origin} />
    </span>
  )
}
