import { z } from 'zod'
import type { Purpose } from '#catalogue/properties.ts'

/** In whole rupees: to buy it, or the rent of a month. */
export const priceLimits = {
  buy: { from: 50_000, to: 50_000_000_000 },
  rent: { from: 500, to: 100_000_000 },
} as const satisfies Record<Purpose, { from: number; to: number }>

export const MOST_PRICES = 60

export const pricePoint = z.strictObject({
  day: z.iso.date(),
  price: z.int().min(priceLimits.rent.from).max(priceLimits.buy.to),
})
export type PricePoint = z.infer<typeof pricePoint>

export function priceRefusal(purpose: Purpose, price: number): string | undefined {
  const { from, to } = priceLimits[purpose]
  if (!Number.isInteger(price)) return 'A price is in whole rupees.'
  if (price < from) return `Minimum ₹${from.toLocaleString('en-IN')}.`
  if (price > to) return purpose === 'buy' ? 'Maximum ₹5,000 crore.' : 'Maximum ₹10 crore a month.'
  return undefined
}

/** The history with today's price: a second change on one day replaces the first; the oldest are dropped. */
export function withPrice(history: readonly PricePoint[], day: string, price: number): PricePoint[] {
  const before = history.filter((point) => point.day < day)
  const isSame = before.at(-1)?.price === price
  return [...before, ...(isSame ? [] : [{ day, price }])].slice(-MOST_PRICES)
}

/** Ascending days, each price another than the one before. */
export const isHistory = (history: readonly PricePoint[]): boolean =>
  history.every(({ day, price }, at) => {
    const before = history[at - 1]
    return !before || (before.day < day && before.price !== price)
  })
