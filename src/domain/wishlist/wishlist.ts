import { z } from 'zod'
import type { InstrumentKind } from '#catalogue/instruments.ts'

export const wishlistLimits = { name: 300, reason: 500, target: 1e12 } as const

const day = z.iso.date()

/** Frozen when added, plus what the person writes. */
const followed = {
  name: z.string().min(1).max(wishlistLimits.name),
  currency: z.string().length(3),
  /** Null if unknown. */
  price: z.number().nonnegative().nullable(),
  priceDate: day.nullable(),
  reason: z.string().max(wishlistLimits.reason).nullable(),
  target: z.number().positive().nullable(),
  /** The day of the price beside which the target was set, if later than that of the entry. */
  targetDate: day.nullable().optional(),
  addedAt: z.iso.datetime(),
}

/** §3 */
export const fundItem = z.strictObject({ schemeCode: z.string().min(1).max(20), ...followed })
export const stockItem = z.strictObject({ symbol: z.string().min(1).max(20), ...followed })
export type FundItem = z.infer<typeof fundItem>
export type StockItem = z.infer<typeof stockItem>

export type WishlistKind = InstrumentKind

/** Either kind: `code` is the scheme code or the symbol. */
export type Wish = Omit<FundItem, 'schemeCode'> & { readonly code: string }

/** A wish to add. It may come from storage after a redirect, so it is validated. */
const { addedAt: _, ...wanted } = followed
export const wantedFund = z.strictObject({ code: z.string().regex(/^\d{1,20}$/), ...wanted })
export const wantedStock = z.strictObject({ code: z.string().regex(/^[A-Z\d.&^-]{1,20}$/), ...wanted })
export type Wanted = z.infer<typeof wantedFund>
