import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { addressPatterns } from '#domain/api/address.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { dateLabel } from '#ui/data/day-label.ts'

/** The day of a moment, by the clock of whoever reads it. */
export function Day({ of }: { readonly of: string }) {
  const day = localDay(new Date(of))
  return (
    <time dateTime={of} className="wish-day">
      {dateLabel(day)}
    </time>
  )
}

/** Its name leads to its page, where its code can stand in an address. */
export function WishName({ kind, wish: { name, code } }: { readonly kind: WishlistKind; readonly wish: Wish }) {
  const text = (
    <span dir="auto" className="wish-name">
      {name}
    </span>
  )
  if (kind === 'fund' && addressPatterns.schemeCode.test(code))
    return (
      <Link to="/fund/$schemeCode" params={{ schemeCode: code }} preload={false} className="text-link">
        {text}
      </Link>
    )
  if (kind === 'stock' && addressPatterns.symbol.test(code))
    return (
      <Link to="/stock/$symbol" params={{ symbol: code }} preload={false} className="text-link">
        {text}
      </Link>
    )
  return text
}

/** What a press does must not be undone, or done to the next row, by the second half of a double click. */
export const once = (act: (button: HTMLElement) => void) => (event: MouseEvent<HTMLElement>) => {
  if (event.detail < 2) act(event.currentTarget)
}
