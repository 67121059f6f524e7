import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daily, day, series } from '#tests/measures/series-from-rows.ts'
import { lumpSum, sip, swp } from './plans.ts'

/** A table's NAVs, on the tenth of each month from June 2022. */
const monthly = (...navs: number[]) =>
  series(
    ...navs.map(
      (nav, at) =>
        [`${2022 + Math.floor((at + 5) / 12)}-${String(((at + 5) % 12) + 1).padStart(2, '0')}-10`, nav] as const,
    ),
  )

describe('published examples', () => {
  test('SIP, as in BFSI Chronicle, July 2022, p. 99 (The Institute of Cost Accountants of India): 2,243.406 units at 53.4901 each', () => {
    const navs = monthly(
      54.0739,
      55.0128,
      51.0228,
      50.0997,
      52.1237,
      53.1458,
      48.9957,
      53.9969,
      58.0455,
      53.9984,
      52.7746,
      60.6639,
    )
    const found = sip(navs, { amount: 10_000, from: day('2022-06-10'), to: day('2023-05-10') })
    expect(found?.paidIn).toBe(120_000)
    expect(found?.units).toBeCloseTo(2243.406, 3)
    expect((found?.paidIn ?? 0) / (found?.units ?? 0)).toBeCloseTo(53.4901, 3)
    expect(found?.value).toBeCloseTo(2243.406 * 60.6639, 1)
  })

  test('step-up SIP, as in Paisabazaar, "Step Up SIP": 5,000 with a tenth more each year is 7,320.50 in the fifth', () => {
    const flat = daily(Array.from({ length: 1900 }, () => 10))
    const found = sip(flat, { amount: 5000, stepUp: 0.1, from: day('2020-01-01'), to: day('2024-12-31') })
    const amounts = found?.flows.map(({ amount }) => Number((-amount).toFixed(2)))
    expect([0, 12, 24, 36, 48].map((at) => amounts?.[at])).toEqual([5000, 5500, 6050, 6655, 7320.5])
    expect(found?.paidIn).toBeCloseTo(12 * (5000 + 5500 + 6050 + 6655 + 7320.5), 6)
  })

  test('lump sum, as in "10 calculations to know" (Rediff, 22 July 2008): 1 lakh at 20 is 3.5 lakh at 70, 28.47 % a year', () => {
    const found = lumpSum(series(['2003-07-22', 20], ['2008-07-22', 70]), {
      amount: 100_000,
      from: day('2003-07-22'),
      to: day('2008-07-22'),
    })
    expect(found?.value).toBeCloseTo(350_000, 6)
    // XIRR counts its 1,827 days as five years and two days.
    expect(found?.xirr).toEqual({ kind: 'rate', rate: expect.closeTo(3.5 ** (365 / 1827) - 1, 10) })
    expect(found?.xirr).toEqual({ kind: 'rate', rate: expect.closeTo(0.2847, 3) })
  })

  test('SWP, as in The Economic Times, "Systematic Withdrawal Plan": of 8,000 units 5,000 a month leaves 7,500, then 7,167', () => {
    const navs = series(['2023-12-01', 10], ['2024-01-01', 10], ['2024-02-01', 15])
    const left = (to: string) =>
      swp(navs, { amount: 80_000, withdrawal: 5000, from: day('2023-12-01'), to: day(to) })?.units
    expect(left('2024-01-01')).toBeCloseTo(7500, 9)
    expect(Math.round(left('2024-02-01') ?? 0)).toBe(7167)
  })
})

describe('rules', () => {
  test('units are bought on the first day from the date that has a value, and not after the end', () => {
    const found = sip(series(['2024-01-31', 10], ['2024-03-01', 20], ['2024-03-28', 25]), {
      amount: 100,
      from: day('2024-01-31'),
      to: day('2024-03-31'),
    })
    expect(found?.flows).toEqual([
      { day: day('2024-01-31'), amount: -100 },
      { day: day('2024-03-01'), amount: -100 },
    ])
    expect(found?.units).toBe(15)
    expect([...(found?.course.value ?? [])]).toEqual([100, 300, 375])
    expect([...(found?.course.paidIn ?? [])]).toEqual([100, 200, 200])
  })

  test('a withdrawal is capped at what is left', () => {
    const found = swp(series(['2024-01-01', 10], ['2024-02-01', 10], ['2024-03-01', 5], ['2024-04-01', 10]), {
      amount: 100,
      withdrawal: 60,
      from: day('2024-01-01'),
      to: day('2024-04-01'),
    })
    expect(found).toMatchObject({ takenOut: 80, units: 0, value: 0, emptied: day('2024-03-01') })
    expect(found?.flows).toHaveLength(3)
  })

  test('a SIP from a far past date terminates', () => {
    const navs = series(['2024-01-01', 10])
    for (const from of [Number.NEGATIVE_INFINITY, -1e9]) {
      const found = sip(navs, { amount: 1, from, to: day('2024-02-01') })
      expect(found?.flows.length ?? 0).toBeLessThan(10_000)
    }
  })

  test('outside the history there is no outcome', () => {
    const navs = series(['2024-01-01', 10])
    expect(lumpSum(navs, { amount: 1, from: day('2024-01-02'), to: day('2024-02-01') })).toBeUndefined()
    expect(sip(navs, { amount: 1, from: day('2024-02-01'), to: day('2024-01-01') })).toBeUndefined()
    expect(sip(series(), { amount: 1, from: 0, to: 10 })).toBeUndefined()
  })

  test('twice the money is twice the value at the same rate, and a SIP is the sum of its lump sums', () => {
    const values = fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 40, maxLength: 300 })
    fc.assert(
      fc.property(values, fc.double({ min: 1, max: 1e5, noNaN: true }), (some, amount) => {
        const history = daily(some)
        const [from, to] = [history.days[0] ?? 0, history.days.at(-1) ?? 0]
        const [one, two] = [sip(history, { amount, from, to }), sip(history, { amount: 2 * amount, from, to })]
        expect((two?.value ?? 0) / (one?.value ?? 1)).toBeCloseTo(2, 9)
        const parts = one?.flows.map((flow) => lumpSum(history, { amount, from: flow.day, to })?.value ?? Number.NaN)
        expect((parts?.reduce((a, b) => a + b, 0) ?? 0) / (one?.value ?? 1)).toBeCloseTo(1, 9)
      }),
      { numRuns: 40 },
    )
  })
})
