import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, growthInput, growthLimits } from './growth.ts'

/** Month by month, as with a pencil. */
function byHand(monthly: number, years: number, percent: number): number {
  const month = Math.exp(Math.log1p(percent / 100) / 12)
  let value = 0
  for (let n = 0; n < years * 12; n += 1) value = (value + monthly) * month
  return value
}

const plan = fc.record({
  monthly: fc.integer({ min: 1, max: 1_000_000 }),
  years: fc.integer({ min: 1, max: 50 }),
  percent: fc.double({ min: 0.01, max: 30, noNaN: true }),
})

describe('a monthly plan', () => {
  test('one payment of 1,000 a month for a year at 12 % comes to 12,766.50', () => {
    // 1,000 × Σ 1.12^(k/12) for k = 1…12, computed with a calculator.
    expect(growth({ monthly: 1000, years: 1, percent: 12 }).at(-1)?.value).toBeCloseTo(12_766.4979, 3)
  })

  test('agrees with a month-by-month calculation', () => {
    fc.assert(
      fc.property(plan, ({ monthly, years, percent }) => {
        const value = growth({ monthly, years, percent }).at(-1)?.value ?? Number.NaN
        const expected = byHand(monthly, years, percent)
        expect(Math.abs(value / expected - 1)).toBeLessThan(1e-9)
      }),
    )
  })

  test('without growth is the amount paid in, and twice the payment is twice the value', () => {
    expect(growth({ monthly: 500, years: 20, percent: 0 }).at(-1)).toEqual({
      year: 20,
      paidIn: 120_000,
      value: 120_000,
    })
    fc.assert(
      fc.property(plan, (one) => {
        const twice = growth({ ...one, monthly: one.monthly * 2 }).at(-1)?.value ?? 0
        expect(twice / (growth(one).at(-1)?.value ?? 0)).toBeCloseTo(2, 9)
      }),
    )
  })

  test('is limited to the longest plan', () => {
    for (const years of [growthLimits.years.most + 1, 1e9, Number.POSITIVE_INFINITY]) {
      expect(growth({ monthly: 1, years, percent: 1 })).toHaveLength(growthLimits.years.most + 1)
    }
  })

  test('a year yields exactly its percentage', () => {
    const course = growth({ monthly: 100, years: 3, percent: 10 })
    const [, first, second] = course.map(({ value }) => value)
    expect((second ?? 0) - (first ?? 0) * 1.1).toBeCloseTo(first ?? 0, 9)
  })
})

describe('a typed number', () => {
  test('is parsed with its separators and rejected outside the limits', () => {
    expect(growthInput('monthly', '10,000')).toBe(10_000)
    expect(growthInput('monthly', '1 0,000')).toBe(10_000)
    expect(growthInput('monthly', '10k')).toBe(10_000)
    expect(growthInput('monthly', '₹1 lakh', 'INR')).toBe(100_000)
    expect(growthInput('monthly', '₹1 lakh', 'USD')).toBeUndefined()
    expect(growthInput('percent', '7.5')).toBe(7.5)
    expect(growthInput('percent', '7,25')).toBe(7.25)
    expect(growthInput('percent', 0)).toBe(0)
    expect(growthInput('monthly', '99.5')).toBe(100)
    expect(growthInput('years', '12.4')).toBe(12)
    for (const nonsense of [
      '',
      ' ',
      'abc',
      '-5',
      '1e99',
      Number.NaN,
      null,
      {},
      '0x10',
      'Infinity',
      '1.2.3',
      undefined,
    ]) {
      expect(growthInput('monthly', nonsense)).toBeUndefined()
    }
    expect(growthInput('years', growthLimits.years.most + 1)).toBeUndefined()
  })
})
