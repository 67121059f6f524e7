import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoDay } from '#domain/time/day.ts'
import { day } from '#tests/measures/series-from-rows.ts'
import { fundPageSearch, planSearch } from './fund-page-query.ts'
import { beginsEarly, planFormOf, readPlan, usualStart } from './plan-form.ts'

const span = { first: day('2013-01-07'), last: day('2026-11-13') }
const read = (search: Record<string, unknown>) => readPlan(planFormOf(planSearch(search)), span)
const refusals = (search: Record<string, unknown>) => {
  const found = read(search)
  return found.ok ? {} : found.refusals
}

describe('the URL', () => {
  test('keeps what differs from the defaults of the plan', () => {
    expect(planSearch({ plan: 'sip', amount: '10,000', step: 12, out: 5, deposit: '6.5', from: '' })).toEqual({})
    expect(planSearch({ plan: 'swp', amount: 10_000, out: '₹ 5,000', step: 12, deposit: '7,25' })).toEqual({
      plan: 'swp',
      amount: 10_000,
      out: 5000,
      deposit: 7.25,
    })
    expect(planSearch({ plan: 'step-up', step: '12 %', from: '2015-01' })).toEqual({
      plan: 'step-up',
      step: 12,
      from: '2015-01',
    })
    expect(planSearch({ plan: 'swp', amount: '₹1.5 cr', out: '1 lakh' })).toMatchObject({
      amount: 15_000_000,
      out: 100_000,
    })
    expect(planSearch({ amount: '20k' })).toEqual({ amount: 20_000 })
    expect(planSearch({ plan: 'loan', amount: '-5' })).toEqual({ amount: -5 })
    expect(planSearch({ amount: 'a great deal of money, really' })).toEqual({ amount: 'a great deal of money, r' })
  })

  test('keeps the page’s other parameters, and parses the same again', () => {
    expect(fundPageSearch({ riskFree: 7, plan: 'lump-sum' })).toEqual({ riskFree: 7, plan: 'lump-sum' })
    const names = fc.constantFrom('plan', 'amount', 'from', 'step', 'out', 'deposit')
    const values = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constantFrom('swp', 'step-up', ' 1,5', '%', '₹', null),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.dictionary(names, values), (address) => {
        const once = fundPageSearch(address)
        expect(fundPageSearch(once)).toEqual(once)
        // It always becomes a plan or an error.
        const found = readPlan(planFormOf(planSearch(address)), span)
        if (found.ok) for (const value of Object.values(found.draft)) expect(value).not.toBeNaN()
        else expect(Object.values(found.refusals).join('')).not.toBe('')
      }),
    )
  })
})

describe('a plan', () => {
  test('starts ten years before the last value, or with the fund', () => {
    expect(isoDay(usualStart(span))).toBe('2016-11-01')
    expect(isoDay(usualStart({ ...span, first: day('2020-05-04') }))).toBe('2020-05-04')
    expect(read({})).toMatchObject({
      ok: true,
      draft: { kind: 'sip', amount: 10_000, from: day('2016-11-01'), deposit: 0.065 },
    })
  })

  test('accepts a month as its first day, and starts with the first value', () => {
    expect(read({ from: '2015-01' })).toMatchObject({ ok: true, draft: { from: day('2015-01-01') } })
    expect(read({ from: '2015-01-31' })).toMatchObject({ ok: true, draft: { from: day('2015-01-31') } })
    expect(read({ from: '2001-01-31' })).toMatchObject({ ok: true, draft: { from: span.first } })
    expect(beginsEarly(planFormOf({ from: '2001-01-31' }), span)).toBe(true)
    expect(beginsEarly(planFormOf({ from: '2013-01-07' }), span)).toBe(false)
    expect(beginsEarly(planFormOf({}), span)).toBe(false)
  })

  test('has errors field by field', () => {
    expect(refusals({ amount: 0 })).toEqual({ amount: 'Minimum ₹1.' })
    expect(refusals({ amount: -5 })).toEqual({ amount: 'Minimum ₹1.' })
    expect(refusals({ amount: 1e9 })).toEqual({})
    expect(refusals({ amount: 1e9 + 1 })).toEqual({ amount: 'Maximum ₹100 crore.' })
    expect(refusals({ amount: 'NaN' })).toEqual({ amount: 'Enter an amount in rupees, such as 5,000 or 1 lakh.' })
    expect(refusals({ from: '2015-02-30' })).toEqual({ from: 'Enter a date such as 2015-01-31.' })
    expect(refusals({ from: 2015 })).toEqual({ from: 'Enter a date such as 2015-01-31.' })
    expect(refusals({ from: '2026-11-13' })).toEqual({})
    expect(refusals({ from: '2026-11-14' })).toEqual({
      from: 'There is no NAV after that date. Choose an earlier one.',
    })
    expect(refusals({ plan: 'step-up', step: 101, deposit: -1 })).toEqual({
      step: 'Enter a rate from 0% to 100%.',
      deposit: 'Enter a rate from 0% to 30%.',
    })
    expect(refusals({ plan: 'swp', out: 'all' })).toEqual({
      out: 'Enter an amount in rupees, such as 5,000 or 1 lakh.',
    })
  })

  test('ignores fields that its kind does not have', () => {
    const form = { ...planFormOf({}), step: 'x', out: 'x' }
    expect(readPlan(form, span).ok).toBe(true)
  })
})
