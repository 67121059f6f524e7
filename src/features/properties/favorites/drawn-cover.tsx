import { useMemo } from 'react'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { sampleCover } from '#domain/property/sample/sample-cover.ts'

/** The name beside it says what it is. Loaded late: it brings all drawing. */
export function DrawnCover({ card }: { readonly card: ListingCard }) {
  const address = useMemo(() => sampleCover(card), [card])
  return address && <img src={address} alt="" width={900} height={600} decoding="async" />
}
