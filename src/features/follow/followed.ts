import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Price } from '#domain/wishlist/wishlist-rules.ts'

/** The instrument of a page, as the wishlist needs it. */
export type Followed = {
  readonly kind: InstrumentKind
  readonly id: string
  readonly name: string
  readonly currency: string
  /** The latest value, if known. */
  readonly now: Pick<Price, 'price' | 'date' | 'unitChanges' | 'isUnsure'> | undefined
}
