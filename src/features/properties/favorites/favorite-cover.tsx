import type { ListingCard } from '#domain/property/found-listings.ts'
import { useLate } from '#ui/data/use-late.ts'

const drawnCover = () => import('./drawn-cover.tsx').then(({ DrawnCover }) => DrawnCover)

/** Drawn in this browser: the address of a picture would tell the server what somebody saved. Only samples can be. */
export function FavoriteCover({ card }: { readonly card: ListingCard }) {
  const { Component: Cover } = useLate(drawnCover, true)
  return <div className="favorite-cover">{Cover && <Cover card={card} />}</div>
}
