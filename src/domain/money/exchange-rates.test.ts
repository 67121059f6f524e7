import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Currency, currencies } from '#catalogue/money.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { convert, embeddedRates, rateOn } from './exchange-rates.ts'

const friday = readIsoDay('2026-11-13') ?? 0
const days = [
  { day: friday - 1, rates: { USD: '1.10', INR: '99.0' } },
  { day: friday, rates: { USD: '1.20' } },
]

test('on a Sunday the rate is Friday’s, with its age', () => {
  expect(rateOn(days, 'EUR', 'USD', friday + 2)).toEqual({ rate: 1.2, day: friday, age: 2 })
})

test('cross rates go through the euro, with the older date', () => {
  expect(rateOn(days, 'USD', 'INR', friday)).toEqual({ rate: 99 / 1.2, day: friday - 1, age: 1 })
  expect(convert(days, 12, 'USD', 'INR', friday)?.amount).toBeCloseTo(990, 10)
})

test('before the first rate there is none', () => {
  expect(rateOn(days, 'USD', 'EUR', friday - 2)).toBeUndefined()
  expect(rateOn(days, 'GBP', 'EUR', friday)).toBeUndefined()
  expect(convert([], 1, 'USD', 'EUR', friday)).toBeUndefined()
})

test('the dirham follows the dollar', () => {
  expect(rateOn(days, 'USD', 'AED', friday)?.rate).toBeCloseTo(3.6725, 12)
})

test('the shipped rates have every currency, and converting back is exact', () => {
  const names = Object.keys(currencies) as Currency[]
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...names),
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      (from, to, amount) => {
        const there = convert(embeddedRates, amount, from, to, friday)?.amount ?? Number.NaN
        expect(there).toBeGreaterThan(0)
        expect((convert(embeddedRates, there, to, from, friday)?.amount ?? Number.NaN) / amount).toBeCloseTo(1, 10)
      },
    ),
  )
})
