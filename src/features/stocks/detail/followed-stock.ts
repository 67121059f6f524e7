import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { readIsoDay } from '#domain/time/day.ts'

/** A stock as `features/follow` needs it. */
export function followedStock({ symbol, name, currency, price, day, actions, unsure }: StockDetails) {
  const unitChanges = actions.flatMap(({ kind, value, day: on }) =>
    kind === 'dividend' ? [] : [{ day: readIsoDay(on) ?? 0, value: 1 / value }],
  )
  return {
    kind: 'stock' as const,
    id: symbol,
    name,
    currency,
    now:
      price === null || day === null
        ? undefined
        : { price: Number(price), date: day, unitChanges, isUnsure: unsure.includes(day) },
  }
}
