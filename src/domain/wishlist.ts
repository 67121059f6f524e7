import { z } from 'zod'

export const wishlistLimits = { reason: 500 } as const

const day = z.iso.date()

/** What both lists freeze at the moment of adding, and what a person writes beside it. */
const followed = {
  name: z.string().min(1).max(300),
  currency: z.string().length(3),
  /** Nothing where no price was known. */
  price: z.number().nonnegative().nullable(),
  priceDate: day.nullable(),
  reason: z.string().max(wishlistLimits.reason).nullable(),
  target: z.number().positive().nullable(),
  addedAt: z.iso.datetime(),
}

/** §3 */
export const fundItem = z.strictObject({ schemeCode: z.string().min(1).max(20), ...followed })
export const stockItem = z.strictObject({ symbol: z.string().min(1).max(20), ...followed })
export type FundItem = z.infer<typeof fundItem>
export type StockItem = z.infer<typeof stockItem>
