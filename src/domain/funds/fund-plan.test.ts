import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Series } from '#domain/measures/series.ts'
import { daily, day, series } from '#tests/measures/series-from-rows.ts'
import { fundPlan, plannedIn } from './fund-plan.ts'
import type { FundPlan } from './plan-form.ts'
import { type PlanOutcome, planOutcome } from './plan-outcome.ts'

const plan = (changes: Partial<FundPlan>): FundPlan => ({
  kind: 'sip',
  amount: 1000,
  from: day('2020-01-01'),
  stepUp: 0,
  withdrawal: 0,
  deposit: 0.065,
  ...changes,
})

/** 1 January 2020 to 2 January 2021; the NAV is higher on the second of a month. */
const uneven = series(
  ['2020-01-02', 10],
  ['2020-02-03', 20],
  ['2020-03-02', 25],
  ['2020-03-16', 20],
  ['2020-04-01', 40],
)

describe('computed by hand', () => {
  test('a SIP buys on each date or after it: 100 + 50 + 40 + 25 units at 40', () => {
    expect(fundPlan(uneven, plan({ deposit: 0 }))).toMatchObject({
      from: '2020-01-01',
      first: '2020-01-02',
      payments: 4,
      withdrawals: 0,
      paidIn: 4000,
      takenOut: 0,
      units: 215,
      value: 8600,
      day: '2020-04-01',
      emptied: null,
      deposit: { value: 4000, emptied: null },
    })
  })

  test('a lump sum that doubles in 365 days has an XIRR of 100%, compared with 6.66% of an FD at 6.5%', () => {
    const found = fundPlan(
      series(['2021-01-01', 10], ['2022-01-01', 20]),
      plan({ kind: 'lump-sum', from: day('2021-01-01') }),
    )
    expect(found).toMatchObject({ value: 2000, xirr: { kind: 'rate', rate: 1 }, deposit: { value: 1066.6 } })
  })

  test('a step-up SIP pays a tenth more from the thirteenth payment on', () => {
    const flat = daily(Array.from({ length: 400 }, () => 10))
    const found = fundPlan(flat, plan({ kind: 'step-up', stepUp: 0.1 }))
    expect(found).toMatchObject({ payments: 14, paidIn: 12 * 1000 + 2 * 1100, value: 14_200 })
  })

  test('a SWP reports when the money ran out, in the fund and in an FD', () => {
    const history = series(
      ['2020-01-01', 10],
      ['2020-02-01', 20],
      ['2020-03-01', 20],
      ['2020-04-01', 20],
      ['2020-05-01', 20],
    )
    const found = fundPlan(history, plan({ kind: 'swp', withdrawal: 600, deposit: 0 }))
    // 100 units less three times 30 leaves 10 for the last withdrawal.
    expect(found).toMatchObject({
      paidIn: 1000,
      takenOut: 2000,
      withdrawals: 4,
      emptied: '2020-05-01',
      value: 0,
      units: 0,
    })
    expect(found?.deposit).toEqual({ value: 0, emptied: '2020-03-01' })
    expect(found?.course.moved.at(-1)).toBe(2000)
  })

  test('money in and out on one day has no rate, with a reason', () => {
    const found = fundPlan(uneven, plan({ kind: 'lump-sum', from: day('2020-04-01') }))
    expect(found).toMatchObject({ value: 1000, xirr: { kind: 'none', reason: 'one-sided' }, course: { value: [1000] } })
  })
})

describe('properties', () => {
  const histories = fc
    .array(fc.double({ min: 5, max: 50, noNaN: true }), { minLength: 70, maxLength: 900 })
    .map((values) => daily(values))
  const amounts = fc.double({ min: 100, max: 1e6, noNaN: true })
  /** Tolerance of a point in the picture: a thousandth of its height, or a rupee. */
  const step = (found: PlanOutcome | undefined) =>
    Math.max(1, ...(found ? Object.values(found.course).flat() : []).map((amount) => amount / 1000))
  const first = (history: Series) => history.days[0] ?? 0
  const holds = (law: (history: Series, amount: number) => void) =>
    fc.assert(fc.property(histories, amounts, law), { numRuns: 40, endOnFailure: true })

  test('the value of a lump sum grows with the amount, its rate does not', () => {
    holds((history, amount) => {
      const of = (factor: number) =>
        fundPlan(history, plan({ kind: 'lump-sum', amount: amount * factor, from: first(history) }))
      expect((of(3)?.value ?? 0) / (of(1)?.value ?? 1)).toBeCloseTo(3, 1)
      const [one, three] = [of(1)?.xirr, of(3)?.xirr]
      if (one?.kind !== 'rate' || three?.kind !== 'rate') throw new Error('no rate')
      expect((1 + three.rate) / (1 + one.rate)).toBeCloseTo(1, 3)
    })
  })

  test('a SIP of one month is a lump sum, and one without a step-up is a SIP', () => {
    holds((history, amount) => {
      const lastMonth = { amount, from: (history.days.at(-1) ?? 0) - 20 }
      const { payments, ...sip } = fundPlan(history, plan(lastMonth)) ?? {}
      expect(payments).toBe(1)
      expect(fundPlan(history, plan({ ...lastMonth, kind: 'lump-sum' }))).toMatchObject(sip)
      const whole = { amount, from: first(history) }
      expect(fundPlan(history, plan({ ...whole, kind: 'step-up' }))).toEqual(fundPlan(history, plan(whole)))
    })
  })

  test('an FD at 0% is always the amount paid in', () => {
    holds((history, amount) => {
      const found = fundPlan(history, plan({ amount, from: first(history), deposit: 0 }))
      expect(found?.deposit.value).toBeCloseTo(found?.paidIn ?? Number.NaN, 1)
      for (const [at, paid] of (found?.course.moved ?? []).entries())
        expect(Math.abs((found?.course.deposit[at] ?? 0) - paid)).toBeLessThanOrEqual(step(found))
    })
  })

  test('the course is short, from the first payment to the final value, and fits the contract', () => {
    holds((history, amount) => {
      for (const kind of ['sip', 'step-up', 'lump-sum', 'swp'] as const) {
        const found = fundPlan(history, plan({ kind, amount, stepUp: 0.1, withdrawal: 100, from: first(history) }))
        expect(planOutcome.parse(JSON.parse(JSON.stringify(found)))).toEqual(found)
        const { value = [], deposit = [], moved = [] } = found?.course ?? {}
        expect(new Set([value.length, deposit.length, moved.length])).toEqual(
          new Set([Math.min(72, history.days.length)]),
        )
        expect(Math.abs((value.at(-1) ?? Number.NaN) - (found?.value ?? 0))).toBeLessThanOrEqual(step(found))
        if (kind !== 'swp') expect(Math.abs((moved[0] ?? 0) - amount)).toBeLessThanOrEqual(step(found))
      }
    })
  })
})

describe('from a URL', () => {
  const old = daily(
    Array.from({ length: 4500 }, (_, at) => 10 + at / 100),
    day('2014-03-10'),
  )

  test('the default is a SIP of 10,000 from the first of the month ten years before', () => {
    expect(old.days.at(-1)).toBe(day('2026-07-04'))
    const found = plannedIn(old, {})
    expect(found).toMatchObject({ ok: true, draft: { from: '2016-07-01', payments: 121, paidIn: 1_210_000 } })
    expect(plannedIn(old, { amount: 20_000 })).toMatchObject({ ok: true, draft: { paidIn: 2_420_000 } })
  })

  test('without values there is no outcome', () => {
    expect(plannedIn(series(), {})).toEqual({ ok: true, draft: null })
  })

  test('invalid parameters are errors', () => {
    expect(plannedIn(old, { amount: 'much' })).toEqual({
      ok: false,
      refusals: { amount: 'Enter an amount in rupees, such as 5,000 or 1 lakh.' },
    })
  })
})
