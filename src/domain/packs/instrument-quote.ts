import { isoDay } from '#domain/time/day.ts'
import { type InstrumentPack, instrumentAt, type PackedRow } from './instrument-pack.ts'
import { type UnitChange, unitsSince } from './pack-unit-changes.ts'

/** What a pack knows of one instrument that somebody follows. */
export type InstrumentQuote = {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly price: number
  /** The day of the price. */
  readonly date: string
  /** Against the value before, in percent. */
  readonly change: number | null
  /** In hundredths of a per cent, those of three and five years a year's. */
  readonly return1y: number | null
  readonly return3y: number | null
  readonly return5y: number | null
  /** How the size of a unit changed. */
  readonly unitChanges: readonly UnitChange[]
  /** The price compares with none before it. */
  readonly isUnsure: boolean
}

/** Nothing where no value is known. */
export function quoteAt(pack: InstrumentPack, at: number): InstrumentQuote | undefined {
  const row = instrumentAt(pack, at)
  const { id, name, currency, value, day, returns, unitChanges } = row
  if (value === null || day === null) return undefined
  const change = dayChange(row)
  const [return1y, return3y, return5y] = returns
  return {
    id,
    name,
    currency,
    price: Number(value),
    date: isoDay(day),
    change: change === null ? null : change / 100,
    return1y,
    return3y,
    return5y,
    unitChanges,
    isUnsure: pack.layout.comparesPrevious === true && row.previousValue === null,
  }
}

type Values = Pick<PackedRow, 'value' | 'previousValue' | 'previousDay' | 'unitChanges'>

/** From one value to the next, in hundredths of a per cent; a split in between is no loss. */
export function dayChange({ value, previousValue, previousDay, unitChanges }: Values): number | null {
  const before = Number(previousValue ?? 0) * unitsSince(unitChanges, previousDay ?? 0)
  return value === null || !(before > 0) ? null : Math.round((Number(value) / before - 1) * 10_000)
}
