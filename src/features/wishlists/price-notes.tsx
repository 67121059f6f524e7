import { memo } from 'react'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { leftOverSamples } from '#domain/wishlist/wishlist-rules.ts'
import { Button } from '#ui/controls/button.tsx'
import type { MarketPrices } from './use-prices.ts'
import { once } from './wish-parts.tsx'
import { removeWish } from './wishlist-store.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly market: MarketPrices
}

/** Notes about the prices in the list; memoised so that filtering does not render it. */
export const PriceNotes = memo(({ kind, uid, wishes, market }: Props) => {
  const { many } = wishlistWords[kind]
  const samples = leftOverSamples(wishes, market.source).map(({ code }) => code)
  return (
    <>
      {market.state === 'failed' && (
        <p role="alert" className="price-note">
          Prices could not be loaded. Your list is complete.{' '}
          <Button className="button-quiet button-small" onClick={market.retry}>
            Try again
          </Button>
        </p>
      )}
      {market.oldRates && (
        <p role="status" className="price-note">
          Current exchange rates could not be loaded. Converted amounts use older rates, shown with their date.{' '}
          <Button className="button-quiet button-small" onClick={market.retry}>
            Try again
          </Button>
        </p>
      )}
      {market.source === 'sample' && (
        <p className="price-note">
          <strong>Sample data, not real prices.</strong> Only sample {many} have prices.
        </p>
      )}
      {samples.length > 0 && (
        <p className="price-note">
          {samples.length === 1 ? `One ${kind} is sample data` : `${samples.length} ${many} are sample data`} added
          before real data was available, and no longer updated.{' '}
          <Button className="button-quiet button-small" onClick={once(() => void removeWish(kind, uid, ...samples))}>
            {samples.length === 1 ? 'Remove it' : 'Remove them'}
          </Button>
        </p>
      )}
    </>
  )
})
