import type { ListingCard } from '#domain/property/found-listings.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'

/** The price, large, with what it is for. */
export function HomePrice({ card: { price, currency, purpose } }: { readonly card: ListingCard }) {
  return (
    <p className="home-price">
      <Money value={price} currency={currency} short={price >= 100_000} digits={0} />
      {purpose === 'rent' && <span className="home-per"> a month</span>}
    </p>
  )
}

/** Its last change of price: never by colour alone. */
export function PriceStep({ card: { price, previousPrice, changedOn, currency } }: { readonly card: ListingCard }) {
  if (previousPrice === null || changedOn === null || previousPrice === price) return null
  const isLess = price < previousPrice
  return (
    <p className={isLess ? 'home-step gain' : 'home-step loss'}>
      <span aria-hidden="true">{isLess ? '▼' : '▲'}</span>{' '}
      <Money value={Math.abs(price - previousPrice)} currency={currency} short digits={0} /> {isLess ? 'less' : 'more'}{' '}
      since {dateLabel(changedOn)}
    </p>
  )
}
