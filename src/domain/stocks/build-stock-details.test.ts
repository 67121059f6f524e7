import { expect, test } from 'vitest'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { closesAlone } from '#domain/packs/price-history.ts'
import { isoDay } from '#domain/time/day.ts'
import { stock } from '#tests/stocks.ts'
import { buildStockDetails } from './build-stock-details.ts'
import { cleanPrices } from './clean-prices.ts'
import { stockDetails } from './stock-details.ts'
import { readStockPack, writeStockPack } from './stock-pack.ts'

const LAST = 20_770

/** The page of a stock with these closes, the last one on `LAST`. */
function pageOf(closes: readonly number[]) {
  const close: NavPoint[] = closes.map((value, at) => ({ nav: String(value), day: LAST - closes.length + 1 + at }))
  const pack = readStockPack(writeStockPack([stock('ELM', 'Elm', { value: String(closes.at(-1)), day: LAST })]))
  if (!pack) throw new Error('no pack')
  const prices = {
    clean: cleanPrices(closesAlone(close)),
    history: { source: 'exchange', fetchedAt: null },
    knowsDividends: false,
    traded: [],
  } as const
  return stockDetails.parse(
    buildStockDetails(pack, 0, prices, { adjustment: 'splits', riskFree: 0, formerSymbols: [] }),
  )
}

const usual = (days: number) => Array.from({ length: days }, (_, at) => 100 + (at % 3))

test('the range of 52 weeks and the change of the day are those of the prices', () => {
  expect(pageOf(usual(30))).toMatchObject({ unsure: [], year: { high: 102, low: 100 }, previousDay: isoDay(LAST - 1) })
})

test('across a day on which something unknown happened there is no range of 52 weeks', () => {
  const days = 20
  const unsure = [isoDay(LAST - days + 1)]
  expect(pageOf([...usual(300), ...usual(days).map((value) => value * 0.55)])).toMatchObject({ unsure, year: null })
  const long = pageOf([...usual(300), ...usual(400).map((value) => value * 0.55)])
  expect(long.unsure).toHaveLength(1)
  expect(long.year?.high).toBeCloseTo(56.1)
})

test('a close that compares with none before it has no change of the day', () => {
  expect(pageOf([...usual(30), 55])).toMatchObject({ unsure: [isoDay(LAST)], change: null, previousDay: null })
})
