import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Price } from '#domain/wishlist/wishlist-rules.ts'

/** The instrument of a page, as far as following it needs to know it. */
export type Followed = {
  readonly kind: InstrumentKind
  readonly id: string
  readonly name: string
  readonly currency: string
  /** The latest value; nothing where none is known. */
  readonly now: Pick<Price, 'price' | 'date' | 'unitChanges'> | undefined
}
