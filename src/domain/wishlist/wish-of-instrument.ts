import type { PackedRow } from '#domain/packs/instrument-pack.ts'
import { isoDay } from '#domain/time/day.ts'
import type { Wish } from './wishlist.ts'
import type { Price } from './wishlist-rules.ts'

type Row = Pick<PackedRow, 'id' | 'name' | 'currency' | 'value' | 'day' | 'unitChanges'>

/** The latest value of an instrument, as a wishlist shows it. */
export const priceOf = ({ value, day, unitChanges }: Row): Price | undefined =>
  value === null || day === null ? undefined : { price: Number(value), date: isoDay(day), change: null, unitChanges }

/** An instrument of any kind as a wish of now. */
export function wishOfInstrument(row: Row, addedAt: string): Wish {
  const { id, name, currency } = row
  const now = priceOf(row)
  return {
    code: id,
    name,
    currency,
    price: now?.price ?? null,
    priceDate: now?.date ?? null,
    reason: null,
    target: null,
    addedAt,
  }
}
