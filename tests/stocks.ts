import type { StockRow } from '#domain/stocks/stock-pack.ts'

/** A stock of a made-up market; what a test does not say is usual. */
export const stock = (id: string, name: string, more: Partial<StockRow> = {}): StockRow => ({
  id,
  name,
  family: id,
  currency: 'INR',
  isins: [null],
  texts: { exchange: 'NSE', sector: 'Chemicals' },
  choices: {},
  value: '100.50',
  day: 20_770,
  previousValue: '100.00',
  previousDay: 20_769,
  returns: [1_000, null, null],
  unitChanges: [],
  figures: { return1m: 50, fromHigh: -2_000, fromLow: 3_000, traded: 1_000_000 },
  ...more,
})
