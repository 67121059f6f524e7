import { expect, test } from 'vitest'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { readStockPack, writeStockPack } from '#domain/stocks/stock-pack.ts'
import { stock } from '#tests/stocks.ts'
import { readYahooHistory } from './read-yahoo-history.ts'

const LAST = 20_700

/** Yahoo's answer that ends on `LAST`, with a split the day before. */
function answer() {
  const timestamp = [LAST - 1, LAST].map((day) => day * 86_400 + 43_200)
  const close = [100, 101]
  const quote = [{ open: close, high: close, low: close, close, volume: [1, 1] }]
  const meta = { currency: 'INR', symbol: 'ELM.NS', gmtoffset: 0, regularMarketTime: timestamp[1] }
  const splits = { 1: { date: timestamp[0], numerator: 5, denominator: 1, splitRatio: '5:1' } }
  return JSON.stringify({
    chart: { result: [{ meta, timestamp, events: { splits }, indicators: { quote } }], error: null },
  })
}

test('a split of the exchange’s files that is later than Yahoo’s last day stays', () => {
  const later = { day: LAST + 1, value: 0.5 }
  const wrong = { day: LAST - 5, value: 0.25 }
  const list = writeStockPack([stock('ELM', 'Elm', { day: LAST + 1, unitChanges: [wrong, later] })])
  const read = readYahooHistory(answer(), 'ELM', { list, sparks: null, names: null })
  if (!read.ok) throw new Error(read.reason)
  const pack = read.packs && readStockPack(read.packs.list.bytes)
  expect(pack && instrumentAt(pack, 0).unitChanges).toEqual([{ day: LAST - 1, value: 0.2 }, later])
})
