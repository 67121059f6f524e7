import {
  type InstrumentPack,
  type InstrumentRow,
  type PackLayout,
  readInstrumentPack,
  rowColumns,
  writeInstrumentPack,
} from '#domain/packs/instrument-pack.ts'

export const stockLayout = {
  tag: 'BYE',
  version: 1,
  ids: 'text',
  isins: 1,
  texts: ['exchange', 'sector'],
  choices: {},
  /**
   * Return over a month and distance from the highest and lowest price of 52 weeks, in hundredths of a per cent; traded
   * value of the day in its currency.
   */
  figures: ['return1m', 'fromHigh', 'fromLow', 'traded'],
  comparesPrevious: true,
} as const satisfies PackLayout

export type StockPack = InstrumentPack<typeof stockLayout>
export type StockRow = InstrumentRow<typeof stockLayout>

export const writeStockPack = (stocks: readonly StockRow[]): Uint8Array =>
  writeInstrumentPack(stockLayout, stocks, rowColumns())
export const readStockPack = (bytes: Uint8Array): StockPack | undefined => readInstrumentPack(stockLayout, bytes)
