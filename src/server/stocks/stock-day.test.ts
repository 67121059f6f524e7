import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf, readStockDay, type StockDayRow, writeStockDay } from './stock-day.ts'

const price = fc.integer({ min: 1, max: 2_000_000_000 }).map((units) => units / 10_000)
const known = fc.option(fc.integer({ min: 0, max: 2 ** 45 }))
const rows: fc.Arbitrary<StockDayRow[]> = fc.uniqueArray(
  fc.record({
    symbol: fc.stringMatching(/^[A-Z0-9&-]{1,12}$/),
    open: price,
    high: price,
    low: price,
    close: price,
    volume: fc.integer({ min: 0, max: 2 ** 40 }),
    traded: known,
    delivered: known,
    serial: fc.option(fc.integer({ min: 0, max: 99 })),
  }),
  { selector: ({ symbol }) => symbol },
)

test('every share of a day comes back unchanged, from the part in which its days are looked for', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('NSE' as const, 'BSE' as const), (written, exchange) => {
      const parts = writeStockDay(exchange, 20_000, written)
      for (const row of written) {
        const kept = parts.find(({ part }) => part === partOf(exchange, row.symbol))
        expect(kept && readStockDay(kept).rows).toContainEqual(row)
      }
      expect(parts.reduce((sum, { instruments }) => sum + instruments, 0)).toBe(written.length)
    }),
  )
})

test('a day without trading is known, and a damaged part has no rows', () => {
  const [empty, ...others] = writeStockDay('NSE', 20_000, [])
  expect([empty?.instruments, others.length]).toEqual([0, 0])
  expect(readStockDay({ day: 20_000, bytes: Uint8Array.of(1, 2, 3) }).rows).toEqual([])
})
