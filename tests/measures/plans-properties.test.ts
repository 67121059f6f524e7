import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositCourse } from '#domain/money/deposit.ts'
import { lumpSum, type Outcome, sip, swp } from '#domain/money/plans.ts'
import { isoDay } from '#domain/time/day.ts'
import { addMonths, carriedOut, daysBetween, deposited, type Payment, type Row, rateByHalving } from './by-hand.ts'
import { randomRows } from './random-rows.ts'
import { day, toSeries } from './series-from-rows.ts'

function monthly(from: string, to: string, amount: (month: number) => number): Payment[] {
  const orders: Payment[] = []
  for (let month = 0; addMonths(from, month) <= to; month += 1) {
    orders.push({ date: addMonths(from, month), amount: amount(month) })
  }
  return orders
}

function compare(ours: Outcome | undefined, byHand: ReturnType<typeof carriedOut>) {
  const close = (a: number | undefined, b: number) => expect(a).toBeCloseTo(b, 6)
  if (byHand.payments.length === 0) return expect(ours).toBeUndefined()
  close(ours?.paidIn, byHand.paidIn)
  close(ours?.takenOut, byHand.takenOut)
  close(ours?.units, byHand.units)
  close(ours?.value, byHand.value)
  expect(isoDay(ours?.day ?? 0)).toBe(byHand.date)
  expect(ours?.course.value.at(-1)).toBe(ours?.value)
  expect(ours?.course.paidIn.at(-1)).toBe(ours?.paidIn)
}

const plans = fc.record({
  rows: randomRows(700),
  /** Where in the history the plan starts and ends. */
  part: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  stepUp: fc.constantFrom(0, 0.1),
})

function span(rows: readonly Row[], part: readonly [number, number]) {
  const [from, to] = part
    .toSorted((a, b) => a - b)
    .map((share) => rows[Math.floor(share * (rows.length - 1))]?.date ?? '')
  return { from: from ?? '', to: to ?? '' }
}

describe('reference and product agree on a plan', () => {
  test('SIP, with and without steps, and its XIRR', () => {
    fc.assert(
      fc.property(plans, ({ rows, part, stepUp }) => {
        const { from, to } = span(rows, part)
        const ours = sip(toSeries(rows), { amount: 1000, stepUp, from: day(from), to: day(to) })
        const byHand = carriedOut(
          rows,
          monthly(from, to, (month) => 1000 * (1 + stepUp) ** Math.floor(month / 12)),
          to,
        )
        compare(ours, byHand)
        if (!ours || daysBetween(byHand.payments[0]?.date ?? '', byHand.date) < 30) return
        const rate = rateByHalving([...byHand.payments, { date: byHand.date, amount: byHand.value }])
        expect(ours.xirr).toEqual({ kind: 'rate', rate: expect.closeTo(rate, 9) })
        expect(depositCourse(ours.flows, 0.07, ours.course.days).at(-1)).toBeCloseTo(
          deposited(byHand.payments, 0.07, byHand.date),
          6,
        )
      }),
      { numRuns: 60 },
    )
  })

  test('lump sum', () => {
    fc.assert(
      fc.property(plans, ({ rows, part }) => {
        const { from, to } = span(rows, part)
        const ours = lumpSum(toSeries(rows), { amount: 5000, from: day(from), to: day(to) })
        compare(ours, carriedOut(rows, [{ date: from, amount: 5000 }], to))
      }),
      { numRuns: 40 },
    )
  })

  test('SWP, also one that runs out of money', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(10, 200, 3000), ({ rows, part }, withdrawal) => {
        const { from, to } = span(rows, part)
        const ours = swp(toSeries(rows), { amount: 10_000, withdrawal, from: day(from), to: day(to) })
        const orders = monthly(from, to, (month) => (month === 0 ? 10_000 : -withdrawal))
        compare(ours, carriedOut(rows, orders, to))
        expect(ours?.units === 0).toBe(ours?.emptied !== undefined)
      }),
      { numRuns: 60 },
    )
  })
})
