import { expect, test } from 'vitest'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { dayChange, quoteAt } from '#domain/packs/instrument-quote.ts'
import type { UnitChange } from '#domain/packs/pack-unit-changes.ts'
import { readStockPack, type StockRow, writeStockPack } from '#domain/stocks/stock-pack.ts'
import type { Day } from '#domain/time/day.ts'
import { isReached } from '#domain/wishlist/target.ts'
import { stock } from '#tests/stocks.ts'
import { createRebuild } from './rebuild-stocks.ts'
import { writeStockDay } from './stock-day.ts'

const FIRST = 20_700
const nothing = { list: null, sparks: null, names: null }

/** One share, a close a day. */
const daysOf = (closes: readonly number[]) =>
  closes.flatMap((close, at) => {
    const row = { symbol: 'ELM', open: close, high: close * 1.01, low: close * 0.99, close, volume: 100_000 / close }
    return writeStockDay('NSE', FIRST + at, [{ ...row, traded: 100_000, delivered: null, serial: 1 }])
  })

function rebuilt(closes: readonly number[], list: Uint8Array | null, toldUntil?: Day) {
  const rebuild = createRebuild()
  const days = daysOf(closes)
  rebuild.add(days)
  const told = new Map(toldUntil === undefined ? [] : [['ELM', toldUntil]])
  const { bytes } = rebuild.finish(days.length, { ...nothing, list }, [], null, told).list
  const pack = readStockPack(bytes)
  if (!pack) throw new Error('no pack')
  const at = pack.ids.placeOf('ELM')
  return { bytes, row: instrumentAt(pack, at), quote: quoteAt(pack, at) }
}

const usual = Array.from({ length: 30 }, (_, at) => 100 + (at % 3))
const packWith = (unitChanges: readonly UnitChange[], more: Partial<StockRow> = {}) =>
  writeStockPack([stock('ELM', 'Elm', { ...more, unitChanges })])

test('a split that a wrong price was taken for is withdrawn when the price is back', () => {
  const wrong = rebuilt([...usual, 50.5], null)
  expect(wrong.row.unitChanges).toEqual([{ day: FIRST + 30, value: 0.5 }])
  const { row } = rebuilt([...usual, 50.5, 101], wrong.bytes)
  expect(row.unitChanges).toEqual([])
  expect(row.figures).toMatchObject({ return1m: null, fromHigh: null, fromLow: null })
})

test('a split that a source told, or that is older than the files, stays', () => {
  const old = { day: FIRST - 100, value: 0.2 }
  const told = { day: FIRST + 10, value: 0.8 }
  const list = packWith([old, told])
  expect(rebuilt(usual, list, FIRST + 20).row.unitChanges).toEqual([old, told])
  expect(rebuilt(usual, list, FIRST + 9).row.unitChanges).toEqual([old])
  expect(rebuilt(usual, list).row.unitChanges).toEqual([old])
})

test('a split that a source which knows the day does not name is none, and nothing is measured across', () => {
  const closes = [...usual, 50.5, 51]
  expect(rebuilt(closes, null, FIRST + 29).row.unitChanges).toHaveLength(1)
  const { row, bytes } = rebuilt(closes, null, FIRST + 30)
  expect(row).toMatchObject({ unitChanges: [], figures: { return1m: null, fromHigh: null } })
  expect(rebuilt(closes, bytes, FIRST + 30).row.unitChanges).toEqual([])
  // Dated a day off it is the same one.
  const told = packWith([{ day: FIRST + 29, value: 0.5 }])
  expect(rebuilt(closes, told, FIRST + 30).row.unitChanges).toEqual([{ day: FIRST + 30, value: 0.5 }])
})

test('a fall that is neither a split nor a trade has no change of the day, and reaches no target on that day', () => {
  const closes = [...usual, 55.4]
  const aim = { price: 100, priceDate: null, target: 60 }
  const { row, quote } = rebuilt(closes, null)
  expect(row).toMatchObject({ value: '55.4', unitChanges: [], previousValue: null, previousDay: null })
  expect(dayChange(row)).toBeNull()
  expect(quote?.isUnsure).toBe(true)
  expect(isReached(aim, quote)).toBe(false)
  const next = rebuilt([...closes, 56], null)
  expect(dayChange(next.row)).toBe(108)
  expect(next.row.figures).toMatchObject({ return1m: null, fromHigh: null, fromLow: null })
  expect(isReached(aim, next.quote)).toBe(true)
})
