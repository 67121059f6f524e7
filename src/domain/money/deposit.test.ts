import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositCourse } from './deposit.ts'

test('as in the dictionary of easycalculation.com, "Fixed Deposit": 15,000 at 5 % for two years is 16,567.29', () => {
  const course = depositCourse([{ day: 0, amount: -15_000 }], 0.05, Int32Array.of(0, 365, 730))
  expect(course[0]).toBe(15_000)
  expect(course[2]).toBeCloseTo(16_567.29, 1)
})

test('withdrawals are capped at the balance, and flows bear interest from their own day', () => {
  const flows = [
    { day: 0, amount: -100 },
    { day: 10, amount: 500 },
    { day: 365, amount: -100 },
  ]
  expect([...depositCourse(flows, 0.08, Int32Array.of(0, 10, 730))].map((one) => Number(one.toFixed(2)))).toEqual([
    100, 0, 108.24,
  ])
})

test('without interest it is the amount paid in; more interest is more; deposits add up', () => {
  const flows = fc.array(fc.double({ min: 1, max: 1e5, noNaN: true }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(flows, fc.double({ min: 0.001, max: 0.2, noNaN: true }), (amounts, rate) => {
      const some = amounts.map((amount, at) => ({ day: 30 * at, amount: -amount }))
      const days = Int32Array.of(0, 1000)
      const end = (list: typeof some, at: number) => depositCourse(list, at, days).at(-1) ?? Number.NaN
      const total = amounts.reduce((a, b) => a + b, 0)
      expect(end(some, 0) / total).toBeCloseTo(1, 9)
      expect(end(some, rate)).toBeGreaterThan(total)
      expect(some.reduce((sum, flow) => sum + end([flow], rate), 0) / end(some, rate)).toBeCloseTo(1, 9)
    }),
  )
})
