import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSparkPack, writeSparkPack } from '#domain/packs/spark-pack.ts'
import { createFinder } from './fund-finder.ts'
import { type PackScheme, readFundPack, writeFundPack } from './fund-pack.ts'
import { type FundFilter, type FundSearch, fundChoices, fundQueryOf } from './fund-query.ts'

const TODAY = 20_770
const heading = { flexi: 'Equity Scheme - Flexi Cap Fund', liquid: 'Debt Scheme - Liquid Fund' }
const scheme = (code: number, fund: string, change: Partial<PackScheme> = {}): PackScheme => ({
  code,
  isin: null,
  isinReinvest: null,
  house: `${fund.split(' ')[0]} Mutual Fund`,
  type: 'open',
  category: heading.flexi,
  fund,
  plan: 'direct',
  option: 'growth',
  frequency: '',
  payout: '',
  siblings: fund,
  nav: '10.0000',
  day: TODAY,
  previousNav: null,
  previousDay: null,
  return1y: null,
  return3y: null,
  return5y: null,
  ...change,
})
const schemes = [
  scheme(101, 'Asha Flexi Cap Fund', {
    plan: 'regular',
    nav: '40.0000',
    previousNav: '50.0000',
    previousDay: TODAY - 1,
    return1y: 900,
  }),
  scheme(102, 'Asha Flexi Cap Fund', { option: 'idcw', frequency: 'Monthly', payout: 'payout', nav: '12.5' }),
  scheme(103, 'Asha Flexi Cap Fund', { isin: 'INF209KA12Z1', nav: '44.0000', return1y: 1_000 }),
  scheme(104, 'Asha Flexi Cap Fund', { plan: 'regular', option: 'bonus', day: TODAY - 400 }),
  scheme(201, 'Bodhi Liquid Fund', { category: heading.liquid, nav: '3000.1', return1y: 700 }),
  scheme(202, 'Bodhi Liquid Fund', { category: heading.liquid, plan: 'regular', nav: '2900.1', return1y: 650 }),
  scheme(301, 'Chandra Flexi Cap Fund', { plan: 'regular', nav: null, day: null }),
  scheme(401, 'Dhara Gold ETF', { plan: 'unknown', option: 'unknown', category: 'Other Scheme - Gold ETF' }),
]
const finderOf = (rows: readonly PackScheme[]) => {
  const pack = readFundPack(writeFundPack(rows))
  if (!pack) throw new Error('refused')
  return createFinder(pack)
}
const finder = finderOf(schemes)
const find = (search: FundSearch) => finder.find(fundQueryOf(search))
const codes = (search: FundSearch) => find(search).cards.map(({ code }) => code)
const counts = (name: FundFilter, search: FundSearch) =>
  Object.fromEntries(find(search).facets[name].map(({ value, count }) => [value, count]))

describe('one card for all plans and options of a fund', () => {
  test('shows the figures of Direct Growth, or of the next best match', () => {
    expect(codes({})).toEqual([103, 201, 401])
    expect(codes({ plan: 'regular' })).toEqual([101, 202])
    expect(codes({ option: 'idcw' })).toEqual([102])
    expect(find({ q: 'asha' }).cards[0]).toMatchObject({
      fund: 'Asha Flexi Cap Fund',
      house: 'Asha Mutual Fund',
      category: 'Flexi Cap',
      asset: 'equity',
      nav: '44.0000',
      day: '2026-11-13',
      marks: [[0, 4]],
    })
  })

  test('lists all schemes that the state filter allows, best first', () => {
    const chips = (search: FundSearch) => find(search).cards[0]?.chips.map(({ code }) => code)
    expect(chips({ q: 'asha' })).toEqual([103, 102, 101])
    expect(chips({ q: 'asha', state: 'all' })).toEqual([103, 102, 101, 104])
    expect(chips({ q: 'asha', state: 'dormant' })).toEqual([104])
    expect(find({ option: 'idcw' }).cards[0]).toMatchObject({ frequency: 'Monthly', payout: 'payout' })
  })
})

test('the daily change is exact to 0.01%', () => {
  expect(find({ q: '101' }).cards[0]).toMatchObject({ code: 101, change: -2_000 })
  expect(find({ q: '103' }).cards[0]).toMatchObject({ change: null })
})

test('a code, an ISIN, and the words of plan and option find their scheme', () => {
  expect(codes({ q: '202' })).toEqual([202])
  expect(codes({ q: 'INF209KA12Z1' })).toEqual([103])
  expect(codes({ q: 'asha regular' })).toEqual([101])
  expect(codes({ q: '!!' })).toEqual(codes({}))
})

test('dormant schemes are found on request', () => {
  expect(codes({ state: 'dormant' })).toEqual([104, 301])
  expect(counts('state', {})).toEqual({ active: 3, dormant: 2, all: 4 })
})

test('each filter is counted with the others unchanged', () => {
  expect(counts('plan', { plan: 'direct' })).toEqual({ direct: 2, regular: 2, unknown: 1 })
  expect(counts('asset', { plan: 'direct' })).toMatchObject({ equity: 1, debt: 1, index: 0 })
  expect(counts('house', { plan: 'unknown' })).toEqual({ 'Dhara Mutual Fund': 1 })
  expect(find({ house: 'Nobody' })).toMatchObject({ total: 0, pages: 1, page: 1, cards: [] })
})

test('by value and by return the highest come first, unknown ones last', () => {
  expect(codes({ sort: 'nav' })).toEqual([201, 103, 401])
  expect(codes({ sort: '1y' })).toEqual([103, 201, 401])
  expect(codes({ sort: 'name', state: 'all' })).toEqual([103, 201, 301, 401])
})

test('a page beyond the last is the last', () => {
  expect(find({ page: 9 })).toMatchObject({ page: 1, pages: 1, total: 3 })
})

test('compared funds have their full name, and unknown codes are left out', () => {
  expect(find({ compare: '102,999,401' }).compared).toEqual([
    { code: 102, name: 'Asha Flexi Cap Fund Direct Plan Monthly IDCW Payout' },
    { code: 401, name: 'Dhara Gold ETF' },
  ])
})

test('the fund of a code, in any state', () => {
  expect(finder.byCode(104)).toMatchObject({ code: 104, fund: 'Asha Flexi Cap Fund' })
  expect(finder.byCode(999)).toBeUndefined()
})

test('codes from 900001 on are labelled as sample; an empty pack finds nothing', () => {
  expect(find({}).source).toBe('live')
  expect(finderOf([scheme(900_001, 'Larch Fund')]).find(fundQueryOf({})).source).toBe('sample')
  expect(finderOf([]).find(fundQueryOf({ q: 'x' }))).toMatchObject({ total: 0, pages: 1, day: null, cards: [] })
})

test('a scheme’s weeks come as heights', () => {
  const pack = readFundPack(writeFundPack(schemes))
  const sparks = readSparkPack(
    'number',
    writeSparkPack('number', [
      { id: '103', closes: [10, 20, 15] },
      { id: '201', closes: [5, 5] },
    ]),
  )
  if (!pack || !sparks) throw new Error('refused')
  const withSparks = createFinder(pack, sparks)
  expect(withSparks.byCode(103)?.spark).toEqual([0, 40, 20])
  expect(withSparks.byCode(201)?.spark).toEqual([20, 20])
  expect(withSparks.byCode(101)?.spark).toEqual([])
})

describe('in any market', () => {
  const market = fc.uniqueArray(
    fc
      .record({
        code: fc.integer({ min: 1, max: 9_999 }),
        fund: fc.constantFrom('Asha Cap Fund', 'Asha Bond Fund', 'Bodhi Cap Fund', 'Bodhi Gold', 'Chandra Cap'),
        plan: fc.constantFrom(...fundChoices.plan),
        option: fc.constantFrom(...fundChoices.option),
        type: fc.constantFrom(...fundChoices.type),
        category: fc.constantFrom(heading.flexi, heading.liquid, 'Growth'),
        day: fc.constantFrom(TODAY, TODAY - 100, null),
        return1y: fc.option(fc.integer({ min: -500, max: 500 })),
      })
      .map(({ code, fund, day, ...rest }) => scheme(code, fund, { ...rest, day, nav: day === null ? null : '10' })),
    { selector: ({ code }) => code, maxLength: 40 },
  )
  const search = fc.record(
    {
      q: fc.constantFrom('asha', 'cap', 'direct', 'bodhi cpa', 'c'),
      house: fc.constantFrom('Asha Mutual Fund', 'Bodhi Mutual Fund'),
      asset: fc.constantFrom(...fundChoices.asset),
      category: fc.constantFrom('Flexi Cap', 'Liquid'),
      plan: fc.constantFrom(...fundChoices.plan),
      option: fc.constantFrom(...fundChoices.option),
      type: fc.constantFrom(...fundChoices.type),
      state: fc.constantFrom('dormant' as const, 'all' as const),
      sort: fc.constantFrom('name' as const, 'nav' as const, '1y' as const),
    },
    { requiredKeys: [] },
  )

  test('a count equals the matches after choosing that filter', () => {
    fc.assert(
      fc.property(market, search, (rows, asked) => {
        const any = finderOf(rows)
        const found = any.find(fundQueryOf(asked))
        for (const name of Object.keys(found.facets) as FundFilter[])
          for (const { value, count } of found.facets[name])
            expect([name, value, any.find(fundQueryOf({ ...asked, [name]: value })).total]).toEqual([
              name,
              value,
              count,
            ])
      }),
      { numRuns: 40 },
    )
  })

  test('pages contain every match once, and every scheme is in one fund', () => {
    fc.assert(
      fc.property(market, search, (rows, asked) => {
        const any = finderOf(rows)
        const query = { ...fundQueryOf(asked), size: 2 }
        const { pages, total } = any.find(query)
        const cards = Array.from({ length: pages }, (_, at) => any.find({ ...query, page: at + 1 }).cards).flat()
        expect(cards.length).toBe(total)
        expect(new Set(cards.map(({ fund }) => fund)).size).toBe(total)
        const all = { ...fundQueryOf({ state: 'all' }), size: 100 }
        const chips = any.find(all).cards.flatMap((card) => card.chips.map(({ code }) => code))
        expect(chips.toSorted((a, b) => a - b)).toEqual(rows.map(({ code }) => code).toSorted((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })
})
