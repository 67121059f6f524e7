import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Series } from '#domain/measures/series.ts'
import { emiOf, type Loan, repay } from '#domain/money/loan.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { sameMoney as inFund } from './same-money.ts'

type Bought = { readonly price: number; readonly down: number; readonly loan: Loan }
const sameMoney = (series: Series, { price, down, loan }: Bought) => {
  const schedule = repay(loan)
  const owedAfter = (months: number) => (schedule[months - 1]?.balance ?? 0) / 100
  return inFund(series, { price, down, emi: emiOf(loan) / 100, months: loan.months, owedAfter })
}

const day = (text: string) => readIsoDay(text) ?? Number.NaN

/** A value each day from the first to the last. */
function daily(first: string, last: string, valueOn: (day: number, at: number) => number) {
  const length = day(last) - day(first) + 1
  const days = Int32Array.from({ length }, (_, at) => day(first) + at)
  return { days, values: Float64Array.from(days, valueOn) }
}

test('in a fund that never moves the same money is what was paid', () => {
  const loan = { principal: 120_000_000, percent: 0, months: 24 }
  const found = sameMoney(
    daily('2020-01-01', '2024-01-01', () => 10),
    { price: 1_500_000, down: 300_000, loan },
  )
  expect(found).toMatchObject({ months: 24, cutShort: false, paidIn: 1_500_000, owed: 0, evenPrice: 1_500_000 })
  expect(found?.evenGrowth).toBeCloseTo(0, 10)
  expect(isoDay(found?.from ?? 0)).toBe('2022-01-01')
})

test('a fund that doubles on one day doubles what was paid before it', () => {
  // Down payment on 15 Jan 2020, instalments on each 15th from February; the unit doubles on 1 Jul 2020.
  const series = daily('2020-01-15', '2021-01-15', (on) => (on < day('2020-07-01') ? 10 : 20))
  const loan = { principal: 240_000_000, percent: 0, months: 24 }
  const found = sameMoney(series, { price: 3_000_000, down: 600_000, loan })
  // 6 lakh and five instalments of 1 lakh double, seven do not.
  expect(found).toMatchObject({ months: 12, cutShort: true, paidIn: 1_800_000, value: 2_900_000, owed: 1_200_000 })
  expect(found?.evenPrice).toBe(4_100_000)
  expect(found?.evenGrowth).toBeCloseTo(100 * (41 / 30 - 1), 10)
})

test('at a steady growth the value is the sum of each payment with its own growth', () => {
  const perDay = 1.1 ** (1 / 365)
  const series = daily('2016-01-01', '2026-01-01', (_, at) => 100 * perDay ** at)
  const loan = { principal: 400_000_000, percent: 8.5, months: 60 }
  const found = sameMoney(series, { price: 5_000_000, down: 1_000_000, loan })
  const [end, emi] = [day('2026-01-01'), emiOf(loan) / 100]
  let expected = 1_000_000 * perDay ** (end - day('2021-01-01'))
  for (let month = 1; month <= 60; month += 1) {
    const due = day(`${2021 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
    expected += emi * perDay ** (end - due)
  }
  expect(found?.value).toBeCloseTo(expected, 2)
  expect(found?.xirr).toEqual({ kind: 'rate', rate: expect.closeTo(0.1, 6) })
})

test('less than a year of history has no answer, and neither has no money', () => {
  const loan = { principal: 100_000_000, percent: 8, months: 120 }
  const purchase = { price: 1_200_000, down: 200_000, loan }
  const short = daily('2025-02-01', '2026-01-01', () => 10)
  expect(sameMoney(short, purchase)).toBeUndefined()
  expect(sameMoney({ days: new Int32Array(), values: new Float64Array() }, purchase)).toBeUndefined()
  const nothing = { price: 1, down: 0, loan: { ...loan, principal: 0 } }
  expect(
    sameMoney(
      daily('2020-01-01', '2026-01-01', () => 10),
      nothing,
    ),
  ).toBeUndefined()
})

test('as many instalments are invested as were due, and the balance is that of the schedule', () => {
  const series = daily('2012-03-31', '2026-01-31', () => 10)
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 200 }), fc.integer({ min: 1, max: 31 }), (months, cut) => {
      const shorter = { days: series.days.subarray(cut), values: series.values.subarray(cut) }
      const loan = { principal: 500_000_000, percent: 9, months }
      const found = sameMoney(shorter, { price: 6_000_000, down: 1_000_000, loan })
      expect(found?.paidIn).toBeCloseTo(1_000_000 + ((found?.months ?? 0) * emiOf(loan)) / 100, 2)
      expect(found?.owed).toBe((repay(loan)[(found?.months ?? 0) - 1]?.balance ?? 0) / 100)
    }),
  )
})
