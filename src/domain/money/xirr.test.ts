import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#tests/measures/series-from-rows.ts'
import { xirr } from './xirr.ts'

const yearly = (...amounts: number[]) => amounts.map((amount, year) => ({ day: 365 * year, amount }))
const excel = [
  { day: day('2008-01-01'), amount: -10_000 },
  { day: day('2008-03-01'), amount: 2750 },
  { day: day('2008-10-30'), amount: 4250 },
  { day: day('2009-02-15'), amount: 3250 },
  { day: day('2009-04-01'), amount: 2750 },
]

describe('published examples', () => {
  test('Microsoft Excel’s XIRR example: 0.373362535, in any order', () => {
    // Excel stops within 1e-8 of the rate.
    expect(xirr(excel)).toEqual({ kind: 'rate', rate: expect.closeTo(0.373362535, 7) })
    expect(xirr(excel.toReversed())).toEqual(xirr(excel))
  })

  test('the oil pump of Lorie and Savage, "Three Problems in Rationing Capital" (1955): 25% and 400%', () => {
    expect(xirr(yearly(-1600, 10_000, -10_000))).toEqual({
      kind: 'rates',
      rates: [expect.closeTo(0.25, 10), expect.closeTo(4, 10)],
    })
  })

  test('the four rates of Ross, Westerfield and Jordan, "Fundamentals of Corporate Finance": 25, 33.33, 42.86 and 66.67 %', () => {
    const rates = [1 / 4, 1 / 3, 3 / 7, 2 / 3].map((rate) => expect.closeTo(rate, 8))
    expect(xirr(yearly(-252, 1431, -3035, 2850, -1000))).toEqual({ kind: 'rates', rates })
  })
})

describe('special cases', () => {
  test.each([
    ['nothing', [], 'one-sided'],
    ['only zeros', yearly(0, 0), 'one-sided'],
    ['only payments', yearly(-100, -100), 'one-sided'],
    [
      'everything on one day',
      [
        { day: 5, amount: -100 },
        { day: 5, amount: 120 },
      ],
      'one-sided',
    ],
    ['what no rate balances', yearly(1000, -3000, 2500), 'no-balance'],
    [
      'tenfold overnight',
      [
        { day: 0, amount: -1 },
        { day: 1, amount: 10 },
      ],
      'too-large',
    ],
    ['no number', yearly(-100, Number.NaN), 'not-numbers'],
    [
      'no day',
      [
        { day: 0.5, amount: -1 },
        { day: 1, amount: 1 },
      ],
      'not-numbers',
    ],
    ['endless', yearly(-100, Number.POSITIVE_INFINITY), 'not-numbers'],
  ])('%s', (_, flows, reason) => {
    expect(xirr(flows)).toEqual({ kind: 'none', reason })
  })

  test('a double root is one rate', () => {
    expect(xirr(yearly(-1, 2.2, -1.21))).toEqual({ kind: 'rate', rate: expect.closeTo(0.1, 7) })
    expect(xirr(yearly(-1, 2, -1))).toEqual({ kind: 'rate', rate: expect.closeTo(0, 7) })
  })

  test('no gain is zero, a near-total loss is nearly -100%, and flows that cancel on one day have none', () => {
    expect(xirr(yearly(-100, 100))).toEqual({ kind: 'rate', rate: 0 })
    expect(
      xirr([
        { day: 0, amount: -1e6 },
        { day: 3650, amount: 1e-6 },
      ]),
    ).toEqual({ kind: 'rate', rate: expect.closeTo(-0.9369, 4) })
    const cancelled = [
      { day: 200, amount: 70 },
      { day: 200, amount: -70 },
    ]
    expect(xirr([...yearly(-100, 110), ...cancelled])).toEqual(xirr(yearly(-100, 110)))
  })
})

const flowsOf = (amount: fc.Arbitrary<number>) =>
  fc.array(fc.record({ day: fc.integer({ min: -20_000, max: 20_000 }), amount }), { maxLength: 12 })
const anyAmount = fc.double({ min: -1e6, max: 1e6, noNaN: true })
/** Discounted for 110 years at 100 a year they are still normal doubles: below 1e-308 nothing can balance to 1e-7. */
const size = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
const amount = fc.oneof(
  size,
  size.map((one) => -one),
  fc.constant(0),
)

describe('properties', () => {
  test('never throws, however small the amounts', () => {
    fc.assert(
      fc.property(flowsOf(anyAmount), (some) => {
        expect(xirr(some).kind).toMatch(/^(rate|rates|none)$/)
      }),
      { numRuns: 300 },
    )
  })

  test('every rate it gives balances the flows', () => {
    fc.assert(
      fc.property(flowsOf(amount), (some) => {
        const found = xirr(some)
        const rates = found.kind === 'rate' ? [found.rate] : found.kind === 'rates' ? found.rates : []
        for (const rate of rates) {
          if (!(rate > -0.99 && rate < 100)) continue
          const first = Math.min(...some.map((flow) => flow.day))
          const worth = some.map((flow) => flow.amount * (1 + rate) ** ((first - flow.day) / 365))
          const turnover = worth.reduce((sum, one) => sum + Math.abs(one), 0)
          expect(Math.abs(worth.reduce((sum, one) => sum + one, 0))).toBeLessThanOrEqual(1e-7 * turnover)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('neither currency unit, start day nor order changes it; the counterparty has the same rate', () => {
    const portfolios = fc.array(fc.double({ min: 1, max: 1e5, noNaN: true }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(
        portfolios,
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.nat({ max: 9999 }),
        (some, factor, later) => {
          const one = some.map((amount, at) => ({ day: 37 * at, amount: at < some.length / 2 ? -amount : amount }))
          const rateOf = (list: typeof one) => {
            const found = xirr(list)
            return found.kind === 'rate' ? found.rate : Number.NaN
          }
          const rate = rateOf(one)
          const others = [
            one.map((flow) => ({ ...flow, amount: flow.amount * factor })),
            one.map((flow) => ({ ...flow, day: flow.day + later })),
            one.toReversed(),
            one.map((flow) => ({ ...flow, amount: -flow.amount })),
          ]
          for (const other of others) expect(Math.abs(rateOf(other) - rate)).toBeLessThanOrEqual(1e-9 * (1 + rate))
        },
      ),
    )
  })

  test('more at the end is a higher rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 1.001, max: 100, noNaN: true }),
        (end, more) => {
          const [less, greater] = [end, end * more].map((amount) => xirr(yearly(-500, -500, amount)))
          expect(less?.kind === 'rate' && greater?.kind === 'rate' && greater.rate > less.rate).toBe(true)
        },
      ),
    )
  })
})
