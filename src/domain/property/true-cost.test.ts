import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trueCost } from './true-cost.ts'

const none = {
  stamp: 0,
  registration: 0,
  registrationMost: undefined,
  gst: 0,
  brokerage: 0,
  upkeep: 0,
  advance: 0,
}

test('a flat for ₹1 crore in Mumbai that is not finished', () => {
  // 6 lakh + the capped 30,000 + 5 lakh + 1 lakh + 24 × 6,500.
  const cost = trueCost({
    price: 10_000_000,
    stamp: 6,
    registration: 1,
    registrationMost: 30_000,
    gst: 5,
    brokerage: 1,
    upkeep: 6_500,
    advance: 24,
  })
  expect(cost.parts).toEqual({
    stamp: 600_000,
    registration: 30_000,
    gst: 500_000,
    brokerage: 100_000,
    upkeep: 156_000,
  })
  expect(cost.extra).toBe(1_386_000)
  expect(cost.total).toBe(11_386_000)
  expect(cost.extraPercent).toBeCloseTo(13.86, 10)
})

test('a finished flat for ₹62,45,000 in Chennai without a broker', () => {
  // 62,450 × 7 = 4,37,150 and 62,450 × 2 = 1,24,900.
  const cost = trueCost({ ...none, price: 6_245_000, stamp: 7, registration: 2 })
  expect(cost.total).toBe(6_245_000 + 437_150 + 124_900)
})

test('a free home has no share', () => {
  expect(trueCost({ ...none, price: 0, stamp: 6 })).toMatchObject({ extra: 0, total: 0, extraPercent: 0 })
})

const percent = fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100)
const plans = fc.record({
  price: fc.integer({ min: 1, max: 10_000_000_000 }),
  stamp: percent,
  registration: percent,
  registrationMost: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
  gst: percent,
  brokerage: percent,
  upkeep: fc.integer({ min: 0, max: 1_000_000 }),
  advance: fc.integer({ min: 0, max: 60 }),
})

test('the parts add up and nothing makes a home cheaper', () => {
  fc.assert(
    fc.property(plans, percent, (plan, more) => {
      const cost = trueCost(plan)
      expect(cost.total - plan.price).toBe(Object.values(cost.parts).reduce((sum, part) => sum + part, 0))
      expect(trueCost({ ...plan, stamp: plan.stamp + more }).total).toBeGreaterThanOrEqual(cost.total)
      expect(cost.extra).toBeGreaterThanOrEqual(0)
    }),
  )
})
