import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repay } from '#domain/money/loan.ts'
import { type RentOrBuyPlan, rentOrBuy } from './rent-or-buy.ts'

const cash: RentOrBuyPlan = {
  price: 10_000_000,
  atOnce: 10_000_000,
  schedule: [],
  upkeep: 0,
  rent: 25_000,
  rentRise: 5,
  growth: 6,
  invest: 10,
  selling: 2,
  stay: 10,
}

/** The value at the end of `years` of a monthly amount that rises yearly, as a double geometric series. */
function annuity({ rent, rentRise, invest }: RentOrBuyPlan, years: number): number {
  const [i, g] = [1 + invest / 100, 1 + rentRise / 100]
  const oneYear = (rent * (i - 1)) / (i ** (1 / 12) - 1)
  return (oneYear * (i ** years - g ** years)) / (i - g)
}

test('bought with cash, the figures are the closed formulas', () => {
  const { last, better } = rentOrBuy(cash)
  expect(last.buy).toBeCloseTo(10_000_000 * 1.06 ** 10 * 0.98 + annuity(cash, 10), 2)
  expect(last.rent).toBeCloseTo(10_000_000 * 1.1 ** 10, 2)
  expect(better).toBe('rent')
})

test('two years without interest, by hand', () => {
  // ₹24 lakh, 12 lakh down, 12 lakh in 24 instalments of 50,000; rent 20,000, then 22,000; nothing grows.
  const schedule = repay({ principal: 120_000_000, percent: 0, months: 24 })
  const plan = { ...cash, price: 2_400_000, atOnce: 1_300_000, schedule, upkeep: 1_000, rent: 20_000 }
  const { years, better, since } = rentOrBuy({ ...plan, rentRise: 10, growth: 0, invest: 0, selling: 5, stay: 2 })
  expect(years).toEqual([
    // 22,80,000 − 6,00,000 owed; 13 lakh + 12 × (50,000 + 1,000 − 20,000).
    { year: 1, buy: 1_680_000, rent: 1_672_000 },
    // 22,80,000; 16,72,000 + 12 × (50,000 + 1,100 − 22,000).
    { year: 2, buy: 2_280_000, rent: expect.closeTo(2_021_200, 6) },
  ])
  expect([better, since]).toEqual(['buy', 1])
})

test('the loan after a year is worth its balance, and the tenant has invested each difference', () => {
  const loan = { principal: 800_000_000, percent: 9, months: 240 }
  const schedule = repay(loan)
  const { years } = rentOrBuy({ ...cash, atOnce: 2_700_000, schedule, upkeep: 4_000 })
  // P(1+r)^12 − EMI·((1+r)^12 − 1)/r, in rupees.
  const [r, emi] = [0.0075, 71_978.08]
  const balance = 8_000_000 * (1 + r) ** 12 - (emi * ((1 + r) ** 12 - 1)) / r
  expect(years[0]?.buy).toBeCloseTo(10_600_000 * 0.98 - balance, -1)
  const month = 1.1 ** (1 / 12)
  const invested = ((emi + 4_000 - 25_000) * (month ** 12 - 1)) / (month - 1)
  expect(years[0]?.rent).toBeCloseTo(2_700_000 * 1.1 + invested, -1)
})

test('buying is ahead for good only from the year after the last in which it was behind', () => {
  const { years, better, since } = rentOrBuy({ ...cash, atOnce: 11_000_000, rent: 60_000, growth: 8, invest: 9 })
  expect(better).toBe('buy')
  expect(since).toBe(years.findIndex(({ buy, rent }) => buy >= rent) + 1)
  expect(since).toBeGreaterThan(1)
})

const percent = fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100)
const plans: fc.Arbitrary<RentOrBuyPlan> = fc.record({
  price: fc.integer({ min: 1_000_000, max: 100_000_000 }),
  atOnce: fc.integer({ min: 0, max: 10_000_000 }),
  schedule: fc
    .record({ principal: fc.integer({ min: 10_000_000, max: 1_000_000_000 }), percent, months: fc.constant(180) })
    .map((loan) => repay(loan)),
  upkeep: fc.integer({ min: 0, max: 50_000 }),
  rent: fc.integer({ min: 0, max: 500_000 }),
  rentRise: percent,
  growth: percent,
  invest: percent,
  selling: percent,
  stay: fc.integer({ min: 1, max: 30 }),
})

test('a higher rent never speaks for renting, a faster growth of prices never against buying', () => {
  const lead = (plan: RentOrBuyPlan) => rentOrBuy(plan).last.buy - rentOrBuy(plan).last.rent
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 10_000 }), percent, (plan, dearer, faster) => {
      const now = lead(plan)
      const slack = 1e-6 * Math.max(1, Math.abs(now), plan.price)
      expect(lead({ ...plan, rent: plan.rent + dearer })).toBeGreaterThanOrEqual(now - slack)
      expect(lead({ ...plan, growth: plan.growth + faster })).toBeGreaterThanOrEqual(now - slack)
    }),
  )
})

test('from the year named on, the better one is ahead', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { years, better, since } = rentOrBuy(plan)
      const ahead = years.map(({ buy, rent }) => (better === 'buy' ? buy >= rent : rent >= buy))
      expect(ahead.slice(since - 1).every(Boolean)).toBe(true)
      if (since > 1) expect(ahead[since - 2]).toBe(false)
    }),
  )
})
