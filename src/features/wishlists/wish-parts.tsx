import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { addressPatterns } from '#domain/api/address.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { dateLabel } from '#ui/data/day-label.ts'

/** The date of a moment in the reader's time zone. */
export function Day({ of }: { readonly of: string }) {
  const day = localDay(new Date(of))
  return (
    <time dateTime={of} className="wish-day">
      {dateLabel(day)}
    </time>
  )
}

/** Links to the instrument's page, if its code is valid in a URL. */
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

/** Ignores the second press of a double click: it would undo the first or hit the next row. */
export const once = (act: (button: HTMLElement) => void) => (event: MouseEvent<HTMLElement>) => {
  if (event.detail < 2) act(event.currentTarget)
}
