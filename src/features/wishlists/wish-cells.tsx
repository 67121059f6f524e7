import { PAYOUTS_LEFT_OUT } from '#domain/funds/fund-labels.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import { isReached, targetNow, toTarget } from '#domain/wishlist/target.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { nameOf } from '#domain/wishlist/wishlist-form.ts'
import { leftOverSamples, type Price } from '#domain/wishlist/wishlist-rules.ts'
import { useMarketAge } from '#platform/browser/use-today.ts'
import { AsOf } from '#ui/data/as-of.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Sparkline } from '#ui/data/sparkline.tsx'
import type { MarketPrices } from './use-prices.ts'
import { Day, WishName } from './wish-parts.tsx'
import { targetWords, wishlistWords } from './wishlist-words.ts'

type Cell = { readonly wish: Wish; readonly market: MarketPrices }

/** The date added and the price then, if known. */
export function Added({ wish: { addedAt, price, currency } }: Pick<Cell, 'wish'>) {
  return (
    <div>
      <p>
        <Day of={addedAt} />
      </p>
      {price !== null && (
        <p className="wish-aside">
          at <Money value={price} currency={currency} />
        </p>
      )}
    </div>
  )
}

export function Latest({ wish: { code, currency }, market }: Cell) {
  const now = market.prices.get(code)
  if (!now) return null
  const { converted } = now
  return (
    <div>
      <p>
        <Money value={now.price} currency={now.currency ?? currency} />
      </p>
      {converted && (
        <p className="wish-aside">
          ≈ <Money value={converted.amount} currency={converted.currency} personal /> (ECB,{' '}
          {dateLabel(converted.rateDate)})
        </p>
      )}
      <PriceAge date={now.date} origin={market.origin} />
    </div>
  )
}

function PriceAge({ date, origin }: { readonly date: string; readonly origin: MarketPrices['origin'] }) {
  const age = useMarketAge(date)
  return <AsOf date={date} origin={origin === 'cached' && age ? 'live' : origin} age={age} />
}

export const Course = ({ heights = [] }: { readonly heights?: readonly number[] | undefined }) =>
  heights.length > 1 && (
    <div className="wish-course">
      <Sparkline heights={heights} />
    </div>
  )

const spans = [
  ['1Y', 'return1y'],
  ['3Y', 'return3y'],
  ['5Y', 'return5y'],
] as const

/** The same figures as in other lists and on the instrument's page. Stocks have no returns over several years. */
export function Returns({ kind, now }: { readonly kind: WishlistKind; readonly now: Price | undefined }) {
  const shown = kind === 'fund' ? spans : spans.slice(0, 1)
  if (!now || spans.every(([, name]) => now[name] == null)) return null
  return (
    <dl className="wish-returns">
      {shown.map(([horizon, name]) => (
        <div key={name}>
          <dt>{returnLabels[horizon]}</dt>
          <dd>{now[name] == null ? '—' : <Change percent={now[name] / 100} />}</dd>
        </div>
      ))}
      {now.pays && <div className="wish-aside">{PAYOUTS_LEFT_OUT}</div>}
    </dl>
  )
}

export function Target({ wish, market }: Cell) {
  if (wish.target === null) return null
  const now = market.prices.get(wish.code)
  const left = toTarget(wish, now)
  const target = targetNow(wish, now) ?? wish.target
  return (
    <div>
      <Money value={target} currency={wish.currency} personal />
      {target !== wish.target && <p className="wish-aside">adjusted for a split</p>}
      {isReached(wish, now) && (
        <p>
          <span className="mark mark-reached">Reached</span>
        </p>
      )}
      {/* Personal: together with the public price it would reveal the target. */}
      {left !== null && <p className="wish-aside amount-personal">{targetWords(left)}</p>}
    </div>
  )
}

/** Name and reason. Without a name of one's own it is the market's. */
export function Named({ kind, wish, market }: Cell & { readonly kind: WishlistKind }) {
  const known = market.prices.get(wish.code)?.name
  const unnamed = wish.name === nameOf(kind, wish.code)
  return (
    <div>
      <WishName kind={kind} wish={unnamed && known ? { ...wish, name: known } : wish} />
      <p className="wish-aside">
        {wishlistWords[kind].code} {wish.code}
      </p>
      {wish.reason && (
        <p dir="auto" className="wish-reason">
          {wish.reason}
        </p>
      )}
      {leftOverSamples([wish], market.source).length > 0 && (
        <p>
          <span className="mark mark-sample">Sample, no longer updated</span>
        </p>
      )}
    </div>
  )
}
