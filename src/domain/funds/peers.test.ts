import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packOf, scheme } from '#tests/schemes.ts'
import { type PackScheme, placeOf } from './fund-pack.ts'
import { peersOf } from './peers.ts'

const peersIn = (code: number, ...rows: PackScheme[]) => {
  const pack = packOf(...rows)
  return peersOf(pack, placeOf(pack, code))
}

test('equal returns share a rank, and the next rank skips them', () => {
  const rows = [500, 900, 700, 900, 700, 100].map((return5y, at) => scheme(at + 1, { return5y }))
  const found = peersIn(3, ...rows)
  expect(found).toMatchObject({ count: 6, years: 5, place: 3, of: 6 })
  expect(found?.rows.map(({ code, place }) => [code, place])).toEqual([
    [2, 1],
    [4, 1],
    [3, 3],
    [5, 3],
    [1, 5],
    [6, 6],
  ])
})

test('only active funds of the same category, plan and option count, one scheme each', () => {
  const year = { return1y: 100 }
  const found = peersIn(
    1,
    scheme(1, year),
    scheme(2, { return1y: 300 }),
    scheme(3, { ...year, plan: 'regular' }),
    scheme(4, { ...year, option: 'idcw' }),
    scheme(5, { ...year, category: 'Debt Scheme - Liquid Fund' }),
    scheme(6, { ...year, day: 19_900, previousDay: null, previousNav: null }),
    scheme(7, { ...year, siblings: 'fund 2' }),
    scheme(8, { ...year, siblings: 'fund 1' }),
    // The same category in another year's spelling.
    scheme(9, { return1y: 200, category: 'Equity Schemes - Large Cap' }),
  )
  expect(found?.rows.map(({ code }) => code)).toEqual([2, 9, 1])
  expect(found).toMatchObject({ count: 3, place: 3, of: 3, years: 1 })
})

test('the longest period this fund has decides; younger funds are counted but not ranked', () => {
  const found = peersIn(
    1,
    scheme(1, { return1y: 100, return3y: 50 }),
    scheme(2, { return1y: 900 }),
    scheme(3, { return1y: 50, return3y: 60, return5y: 10 }),
  )
  expect(found).toMatchObject({ count: 3, years: 3, place: 2, of: 2 })
  expect(found?.rows.map(({ code }) => code)).toEqual([3, 1])
})

test('the top eight are shown, and the fund itself', () => {
  const rows = Array.from({ length: 20 }, (_, at) => scheme(at + 1, { return1y: 2_000 - 100 * at }))
  expect(peersIn(15, ...rows)?.rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 15])
  expect(peersIn(4, ...rows)?.rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('without peers or a one-year return there is none', () => {
  expect(peersIn(1, scheme(1, { return1y: 100 }))).toBeNull()
  expect(peersIn(1, scheme(1), scheme(2, { return1y: 100 }))).toBeNull()
})

test('a rank is one more than the number of better funds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 12 }),
      fc.nat(),
      (returns, pick) => {
        const own = pick % returns.length
        const found = peersIn(own + 1, ...returns.map((return1y, at) => scheme(at + 1, { return1y })))
        expect(found?.place).toBe(1 + returns.filter((other) => other > (returns[own] ?? 0)).length)
        for (const row of found?.rows ?? [])
          expect(row.place).toBe(1 + returns.filter((other) => other > (row.return1y ?? 0)).length)
        expect(found?.rows.some(({ code }) => code === own + 1)).toBe(true)
      },
    ),
  )
})
