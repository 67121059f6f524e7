import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isActive } from '#domain/packs/instrument-pack.ts'
import { type PackScheme, placeOf, readFundPack, schemeAt, writeFundPack } from './fund-pack.ts'

const nav = fc.constantFrom('10.5', '104.5320', '0.0001', '2510326.4049', '7')
const isin = fc.constantFrom(null, 'INF209KA12Z1', 'INF209K01YM2', 'INE002A01018', 'US0378331005')
const back = fc.integer({ min: 12_000, max: 20_700 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 })
const value = maybe(fc.record({ nav, day: back }))
const returned = maybe(fc.integer({ min: -9_999, max: 1_000_000 }))

const schemes: fc.Arbitrary<PackScheme[]> = fc.uniqueArray(
  fc
    .record({
      code: fc.integer({ min: 1, max: 999_999 }),
      isin,
      isinReinvest: isin,
      fund: fc.oneof(fc.string(), fc.constantFrom('Larch Liquid Fund', 'Larch Children’s Fund', 'Elm Fund')),
      house: fc.constantFrom('Larch Mutual Fund', 'Elm Mutual Fund'),
      category: fc.constantFrom('Growth', 'Income'),
      frequency: fc.constantFrom('', 'Monthly'),
      siblings: fc.constantFrom('a', 'b', 'c'),
      plan: fc.constantFrom('direct' as const, 'regular' as const, 'unknown' as const),
      option: fc.constantFrom('growth' as const, 'idcw' as const, 'bonus' as const, 'unknown' as const),
      type: fc.constantFrom('open' as const, 'close' as const, 'interval' as const),
      payout: fc.constantFrom('' as const, 'payout' as const, 'reinvestment' as const),
      latest: value,
      previous: value,
      return1y: returned,
      return3y: returned,
      return5y: returned,
      unitChanges: fc.array(fc.record({ day: back, value: fc.constantFrom(2, 10, 1000, 0.5, 0.2, 0.01) }), {
        maxLength: 2,
      }),
    })
    .map(({ latest, previous, ...rest }) => ({
      ...rest,
      nav: latest?.nav ?? null,
      day: latest?.day ?? null,
      previousNav: latest ? (previous?.nav ?? null) : null,
      previousDay: latest && previous ? Math.min(previous.day, latest.day) : null,
    })),
  { selector: ({ code }) => code, maxLength: 30 },
)

test('every scheme comes back unchanged, sorted by code', () => {
  fc.assert(
    fc.property(schemes, (rows) => {
      const pack = readFundPack(writeFundPack(rows))
      if (!pack) throw new Error('refused')
      const sorted = rows.toSorted((a, b) => a.code - b.code)
      expect(pack.count).toBe(rows.length)
      for (const [at, { siblings, ...row }] of sorted.entries()) {
        const { group, ...read } = schemeAt(pack, at)
        expect(read).toEqual(row)
        expect(placeOf(pack, row.code)).toBe(at)
        expect(pack.families.indexOf(group)).toBe(sorted.findIndex((other) => other.siblings === siblings))
        expect(isActive(pack, at)).toBe(row.day !== null && row.day >= pack.day - 30)
      }
      expect(placeOf(pack, 1_000_000)).toBe(-1)
    }),
  )
})

test('a truncated or changed pack is rejected', () => {
  fc.assert(
    fc.property(schemes, fc.nat(), fc.integer({ min: 1, max: 255 }), (rows, place, change) => {
      const bytes = writeFundPack(rows)
      expect(readFundPack(bytes.subarray(0, place % bytes.length))).toBeUndefined()
      bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ change
      expect(readFundPack(bytes)).toBeUndefined()
    }),
  )
})

test('garbage is rejected', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(readFundPack(bytes)).toBeUndefined()
    }),
  )
})
