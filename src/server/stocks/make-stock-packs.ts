import { returnOver } from '#domain/measures/returns.ts'
import { isCurrent, weeklyCloses, yearlyReturn } from '#domain/measures/trailing.ts'
import { hundredths } from '#domain/numbers/hundredths.ts'
import { instrumentAt, marketDay } from '#domain/packs/instrument-pack.ts'
import { closesAt, readSparkPack, type WeeklyCloses, writeSparkPack } from '#domain/packs/spark-pack.ts'
import { adjustPrices } from '#domain/stocks/adjusted-prices.ts'
import { type CleanPrices, closeSeries } from '#domain/stocks/clean-prices.ts'
import { readStockPack, type StockRow, stockLayout, writeStockPack } from '#domain/stocks/stock-pack.ts'
import { yearRange } from '#domain/stocks/year-range.ts'
import type { Day } from '#domain/time/day.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'

/** What is known of a stock besides its prices. */
export type StockAbout = {
  readonly id: string
  readonly name: string
  readonly isin: string | null
  readonly exchange: string
  readonly sector: string
  readonly currency: string
}

/** A row of the pack, and its line for the sparks. */
export type PackedStock = { readonly row: StockRow; readonly closes: readonly (number | null)[] }

/** All that follows from the prices. `market`: the day up to which returns are told. */
export function packedStock(about: StockAbout, clean: CleanPrices, traded: number | null, market: Day): PackedStock {
  const { id, name, isin, exchange, sector, currency } = about
  const { history, unsure } = clean
  const prices = adjustPrices(history, 'splits')
  const series = closeSeries(prices)
  const values = { series, unsure }
  const last = history.close.at(-1)
  const before = last && unsure.includes(last.day) ? undefined : history.close.at(-2)
  const close = prices.close.at(-1) ?? 0
  const range = yearRange(prices, unsure)
  const isKnown = (from: Day) => !unsure.some((day) => day > from)
  const month = returnOver(series, '1M')
  return {
    row: {
      id,
      name,
      family: id,
      currency,
      isins: [isin],
      texts: { exchange, sector },
      choices: {},
      value: last?.nav ?? null,
      day: last?.day ?? null,
      previousValue: before?.nav ?? null,
      previousDay: before?.day ?? null,
      returns: [yearlyReturn(values, 1, market), yearlyReturn(values, 3, market), yearlyReturn(values, 5, market)],
      unitChanges: history.actions.flatMap(({ kind, day, value }) =>
        kind === 'dividend' || day > (last?.day ?? 0) ? [] : [{ day, value: 1 / Number(value) }],
      ),
      figures: {
        return1m: month && isKnown(month.from) && isCurrent(month.to, market) ? hundredths(month.change) : null,
        fromHigh: range ? hundredths(close / range.high - 1) : null,
        fromLow: range ? hundredths(close / range.low - 1) : null,
        traded: traded === null ? null : Math.round(traded),
      },
    },
    closes: weeklyCloses(series, last?.day ?? 0),
  }
}

export function packsOf(stocks: readonly PackedStock[]): InstrumentPacks {
  const day = marketDay(stocks.map(({ row }) => row.day)) ?? null
  const sparks: WeeklyCloses[] = stocks.map(({ row, closes }) => ({ id: row.id, closes }))
  return {
    list: { bytes: Uint8Array.from(writeStockPack(stocks.map(({ row }) => row))), day },
    sparks: { bytes: Uint8Array.from(writeSparkPack(stockLayout.ids, sparks)), day },
  }
}

/** What the packs knew, by id. */
export function packedIn(list: Uint8Array | null, sparks: Uint8Array | null): Map<string, PackedStock> {
  const pack = list ? readStockPack(list) : undefined
  const lines = sparks ? readSparkPack(stockLayout.ids, sparks) : undefined
  const known = new Map<string, PackedStock>()
  for (let at = 0; pack && at < pack.count; at += 1) {
    const { family: _, ...row } = instrumentAt(pack, at)
    const line = lines?.ids.placeOf(row.id) ?? -1
    known.set(row.id, { row: { ...row, family: row.id }, closes: lines && line >= 0 ? closesAt(lines, line) : [] })
  }
  return known
}

export const aboutOf = ({ id, name, isins, texts, currency }: StockRow): StockAbout => ({
  id,
  name,
  isin: isins[0] ?? null,
  ...texts,
  currency,
})
