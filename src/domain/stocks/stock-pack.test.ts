import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { stock } from '#tests/stocks.ts'
import { readStockPack, type StockRow, writeStockPack } from './stock-pack.ts'

const figure = fc.option(fc.integer({ min: -1_000_000, max: 2_000_000_000 }))
const rows: fc.Arbitrary<StockRow[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('M&M', 'BAJAJ-AUTO', 'BRK-B', '^NSEI', 'INFY', 'ELM.SMP', '20MICRONS', 'NA'),
      currency: fc.constantFrom('INR', 'USD', 'JPY'),
      traded: fc.option(fc.integer({ min: 0, max: 2 ** 50 })),
      figures: fc.record({ return1m: figure, fromHigh: figure, fromLow: figure }),
      ratios: fc.array(fc.constantFrom(0.2, 0.5, 2 / 3, 3 / 4, 10 / 11, 5, 1.5), { maxLength: 3 }),
    })
    .map(({ id, currency, traded, figures, ratios }) =>
      stock(id, `${id} Limited`, {
        currency,
        figures: { ...figures, traded },
        unitChanges: ratios.map((value, at) => ({ day: 20_000 + at, value })),
      }),
    ),
  { selector: ({ id }) => id },
)

test('every stock comes back unchanged, with its figures, its currency and splits of any ratio', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const pack = readStockPack(writeStockPack(written))
      if (!pack) throw new Error('refused')
      for (const { family: _, unitChanges, ...row } of written) {
        const { family: __, unitChanges: read, ...rest } = instrumentAt(pack, pack.ids.placeOf(row.id))
        expect(rest).toEqual(row)
        expect(read.map(({ day }) => day)).toEqual(unitChanges.map(({ day }) => day))
        for (const [at, { value }] of read.entries()) expect(value).toBeCloseTo(unitChanges[at]?.value ?? 0, 4)
      }
    }),
  )
})

test('bytes of another kind, cut short or changed are refused', () => {
  const bytes = writeStockPack([stock('ELM', 'Elm Limited')])
  expect(readStockPack(bytes.subarray(0, -1))).toBeUndefined()
  expect(readStockPack(bytes.map((byte, at) => (at === 20 ? byte ^ 1 : byte)))).toBeUndefined()
})
