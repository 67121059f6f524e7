import type { Wish, WishlistKind } from '#domain/wishlist.ts'
import { leftOverSamples } from '#domain/wishlist-rules.ts'
import { Button } from '#ui/button.tsx'
import { once } from './small-parts.tsx'
import type { MarketPrices } from './use-prices.ts'
import { removeWish } from './wishlist-store.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly market: MarketPrices
}

/** What is to be known of the prices in the list. */
export function PriceNotes({ kind, uid, wishes, market }: Props) {
  const samples = leftOverSamples(wishes, market.source).map(({ code }) => code)
  return (
    <>
      {market.state === 'failed' && (
        <p role="alert" className="price-note">
          The prices could not be loaded. Everything else is here.{' '}
          <Button className="button-quiet button-small" onClick={market.retry}>
            Try again
          </Button>
        </p>
      )}
      {market.oldRates && (
        <p role="status" className="price-note">
          The current exchange rates could not be loaded. Converted amounts use older ones, with their date.{' '}
          <Button className="button-quiet button-small" onClick={market.retry}>
            Try again
          </Button>
        </p>
      )}
      {market.source === 'sample' && (
        <p className="price-note">
          <strong>Sample data, not real prices.</strong> Only funds of the sample have one.
        </p>
      )}
      {samples.length > 0 && (
        <p className="price-note">
          {samples.length === 1 ? 'One fund is a sample' : `${samples.length} funds are samples`} from the time before
          the real market, and no longer updated.{' '}
          <Button className="button-quiet button-small" onClick={once(() => void removeWish(kind, uid, ...samples))}>
            {samples.length === 1 ? 'Remove it' : 'Remove them'}
          </Button>
        </p>
      )}
    </>
  )
}
