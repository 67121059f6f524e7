import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, planWith, TODAY } from '#tests/goals/some-goal.ts'
import { isoDay } from '../time/day.ts'
import { courseOf, finishOf, inTodaysMoney, outcomeAtDate, stageValue } from './projection.ts'
import { balanceFor, lastingMonths } from './withdrawals.ts'

/** The expected figures were worked out apart from this code, with 40 decimals. */
const tenYears = planWith({ start: 10_000, monthly: 500, rate: 0.08, target: 100_000, date: day('2036-01-15') })

test('10,000 and 500 a month at 8% are 111,651.39 after ten years', () => {
  const outcome = outcomeAtDate(tenYears)
  expect(outcome?.months).toBe(120)
  expect(outcome?.value).toBeCloseTo(111_651.386_569_735_8, 6)
  expect(outcome?.gap).toBeCloseTo(-11_651.386_569_735_8, 6)
  expect(outcome?.paidIn).toBe(60_000)
})

test('100,000 in ten years needs 435.31 a month, or 626.25 if the target rises by 3% a year', () => {
  expect(outcomeAtDate(tenYears)?.needed).toBeCloseTo(435.314_733_749_482_7, 8)
  const rising = { ...tenYears, grows: true, inflation: 0.03 }
  expect(outcomeAtDate(rising)?.needed).toBeCloseTo(626.247_567_645_601_6, 8)
})

test('a step-up raises the amount after every twelve payments, counted from when it was set', () => {
  const plan = planWith({ monthly: 100, stepUp: 0.1, rate: 0.12, date: day('2029-01-15') })
  expect(outcomeAtDate(plan)?.value).toBeCloseTo(4674.651_486_843_669, 8)
  const paid = (from: number) => outcomeAtDate({ ...plan, rate: 0, paid: from, date: day('2026-03-15') })?.value
  expect([paid(0), paid(11), paid(12)]).toEqual([200, 100 + 110.000_000_000_000_01, 220.000_000_000_000_03])
})

test('a lump sum counts from its day, and nothing is paid in a pause', () => {
  const plan = planWith({
    ...{ start: 1000, monthly: 100, rate: 0.06, date: day('2028-01-15') },
    lumps: [
      { day: day('2026-07-15'), amount: 5000 },
      { day: day('2025-01-01'), amount: 1e9 },
    ],
    pauses: [{ from: day('2027-01-01'), to: day('2027-03-31') }],
  })
  expect(outcomeAtDate(plan)?.value).toBeCloseTo(8803.086_709_178_34, 8)
})

test('the finish is found to the day: by growth alone, by a payment, by a lump sum', () => {
  // Doubling at 10% takes 87.27 months: 7 years, 3 months and a quarter of the next.
  const alone = finishOf(planWith({ start: 1000, rate: 0.1, target: 2000 }))
  expect(isoDay(alone ?? 0)).toBe('2033-04-24')
  expect(isoDay(finishOf(planWith({ monthly: 1000, target: 12_500 })) ?? 0)).toBe('2027-02-15')
  expect(isoDay(finishOf(planWith({ monthly: 1000, target: 12_000 })) ?? 0)).toBe('2027-01-15')
  const lumps = [{ day: day('2026-05-20'), amount: 9000 }]
  expect(isoDay(finishOf(planWith({ monthly: 1000, target: 12_500, lumps })) ?? 0)).toBe('2026-05-20')
  expect(finishOf(planWith({ start: 5, target: 5 }))).toBe(TODAY)
})

test('a target that rises faster than the savings is never reached', () => {
  expect(finishOf(planWith({ start: 1000, rate: 0.02, inflation: 0.06, grows: true, target: 2000 }))).toBeUndefined()
  expect(finishOf(planWith({ start: 1000, monthly: 1, rate: -0.99, target: 2000 }))).toBeUndefined()
})

test('the value on the finish day is the target, and was below it the day before', () => {
  const plans = fc.record({
    start: fc.integer({ min: 0, max: 50_000 }),
    monthly: fc.integer({ min: 0, max: 2_000 }),
    rate: fc.integer({ min: -20, max: 30 }).map((percent) => percent / 100),
    inflation: fc.integer({ min: 0, max: 10 }).map((percent) => percent / 100),
    target: fc.integer({ min: 1, max: 500_000 }),
    grows: fc.boolean(),
  })
  fc.assert(
    fc.property(plans, (some) => {
      const plan = planWith(some)
      const finish = finishOf(plan)
      if (finish === undefined || finish <= TODAY + 1) return
      const short = (date: number) => outcomeAtDate({ ...plan, date })?.gap ?? Number.NaN
      expect(short(finish)).toBeLessThanOrEqual(1e-6 * plan.target)
      expect(short(finish - 1)).toBeGreaterThan(-1e-6 * plan.target)
    }),
  )
})

test('the needed amount just reaches the target', () => {
  const outcome = outcomeAtDate({ ...tenYears, stepUp: 0.07, inflation: 0.04, grows: true })
  const with0 = { ...tenYears, stepUp: 0.07, inflation: 0.04, grows: true, monthly: outcome?.needed ?? 0 }
  expect(outcomeAtDate(with0)?.gap).toBeCloseTo(0, 6)
  // Without a payment before the date only a lump sum helps.
  const soon = outcomeAtDate({ ...tenYears, date: TODAY + 10 })
  expect(soon?.needed).toBeNull()
  expect(soon?.neededNow).toBeCloseTo(90_000, -3)
})

test('amounts in today’s money are deflated; a date in the past has no outcome', () => {
  expect(inTodaysMoney({ inflation: 0.06 }, 1060, 12)).toBeCloseTo(1000, 10)
  expect(outcomeAtDate({ ...tenYears, date: TODAY })).toBeUndefined()
  expect(outcomeAtDate({ ...tenYears, date: day('1999-01-01') })).toBeUndefined()
  const last = courseOf(tenYears, 120).at(-1)
  expect(last && stageValue(tenYears, last)).toBeCloseTo(111_651.386_569_735_8, 6)
})

test('a million pays 5,000 a month for 714 months at 6%, and for 245 if it rises by 4% a year', () => {
  const million = { balance: 1e6, monthly: 5000, rate: 0.06, inflation: 0 }
  expect(lastingMonths(million)).toBe(714)
  expect(lastingMonths({ ...million, inflation: 0.04 })).toBe(245)
  // The closed form of an annuity due.
  const g = 1.06 ** (1 / 12)
  expect(-Math.log(1 - (1e6 * (1 - 1 / g)) / 5000) / Math.log(g)).toBeCloseTo(714.03, 2)
  expect(lastingMonths({ ...million, monthly: 4000 })).toBeUndefined()
  expect(lastingMonths({ ...million, balance: 0 })).toBe(0)
  expect(lastingMonths({ balance: 120, monthly: 10, rate: 0, inflation: 0 })).toBe(12)
})

test('the balance for a number of withdrawals lasts exactly that long', () => {
  const plan = { monthly: 2500, rate: 0.05, inflation: 0.03 }
  const balance = balanceFor(plan, 360)
  expect(lastingMonths({ ...plan, balance })).toBe(360)
  expect(lastingMonths({ ...plan, balance: balance * 0.999_999 })).toBe(359)
})
