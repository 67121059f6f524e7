import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byYear, emiOf, type Loan, type Prepayment, repay, total } from './loan.ts'

/** The formula of every bank's table in integers of 40 decimals, by repeated multiplication: no floating point. */
function exactEmi({ principal, percent, months }: Loan): bigint {
  const one = 10n ** 40n
  const rate = (BigInt(Math.round(percent * 100)) * one) / 120_000n
  let power = one
  for (let month = 0; month < months; month += 1) power = (power * (one + rate)) / one
  const exact = (BigInt(principal) * rate * power) / (power - one)
  return (exact + one / 2n) / one
}

/** Month by month in integers of a hundredth of a paisa and the rate as a fraction, the way a clerk would. */
function clerksInterest(loan: Loan, emi: number): bigint {
  let [balance, sum] = [BigInt(loan.principal), 0n]
  const rate = BigInt(Math.round(loan.percent * 100))
  for (let month = 1; month <= loan.months && balance > 0n; month += 1) {
    const interest = (balance * rate * 2n + 120_000n) / 240_000n
    const owed = balance + interest
    const paid = month === loan.months || owed < BigInt(emi) ? owed : BigInt(emi)
    sum += interest
    balance = owed - paid
  }
  return sum
}

const rupees = (amount: number) => amount * 100

// Figures that Indian lenders print in their tables, in whole rupees.
test.each([
  [{ principal: rupees(100_000), percent: 8.5, months: 240 }, 868],
  [{ principal: rupees(2_500_000), percent: 8.5, months: 240 }, 21_696],
  [{ principal: rupees(5_000_000), percent: 9, months: 240 }, 44_986],
  [{ principal: rupees(1_000_000), percent: 12, months: 12 }, 88_849],
  [{ principal: rupees(100_000), percent: 10, months: 120 }, 1_322],
  [{ principal: rupees(100_000), percent: 7, months: 360 }, 665],
])('the instalment of %o is ₹%i', (loan, expected) => {
  expect(Math.round(emiOf(loan) / 100)).toBe(expected)
  expect(BigInt(emiOf(loan))).toBe(exactEmi(loan))
})

test('a loan of three months is repaid as by hand', () => {
  // 1% a month on ₹30,000: 300.00 + 200.99 + 101.00 of interest.
  expect(repay({ principal: rupees(30_000), percent: 12, months: 3 })).toEqual([
    { month: 1, paid: 1_020_066, interest: 30_000, prepaid: 0, balance: 2_009_934 },
    { month: 2, paid: 1_020_066, interest: 20_099, prepaid: 0, balance: 1_009_967 },
    { month: 3, paid: 1_020_067, interest: 10_100, prepaid: 0, balance: 0 },
  ])
})

test('without interest the instalments are the principal', () => {
  const schedule = repay({ principal: rupees(1_000), percent: 0, months: 7 })
  expect(total(schedule, 'interest')).toBe(0)
  expect(schedule.map(({ paid }) => paid)).toEqual([14_286, 14_286, 14_286, 14_286, 14_286, 14_286, 14_284])
})

test('a prepayment after the first year ends the loan sooner, or lowers the instalment', () => {
  const loan = { principal: rupees(5_000_000), percent: 9, months: 240 }
  const prepayment = { amount: rupees(500_000), every: 'once', month: 12 } as const
  const [plain, sooner, lower] = [
    repay(loan),
    repay(loan, { ...prepayment, cuts: 'tenure' }),
    repay(loan, { ...prepayment, cuts: 'emi' }),
  ]
  // n = −ln(1 − B·r/EMI) / ln(1+r) for the balance after the prepayment, rounded up.
  const balance = (plain[11]?.balance ?? 0) - prepayment.amount
  const left = Math.ceil(-Math.log(1 - (balance * 0.0075) / emiOf(loan)) / Math.log(1.0075))
  expect(sooner.length).toBe(12 + left)
  expect(lower.length).toBe(240)
  expect(BigInt(lower[12]?.paid ?? 0)).toBe(exactEmi({ principal: balance, percent: 9, months: 228 }))
  expect(total(sooner, 'interest')).toBeLessThan(total(lower, 'interest'))
  expect(total(lower, 'interest')).toBeLessThan(total(plain, 'interest'))
})

test('a yearly prepayment comes every twelve months', () => {
  const schedule = repay(
    { principal: rupees(1_000_000), percent: 9, months: 120 },
    { amount: rupees(10_000), every: 'year', month: 6, cuts: 'tenure' },
  )
  const months = schedule.filter(({ prepaid }) => prepaid > 0).map(({ month }) => month)
  expect(months.slice(0, 4)).toEqual([6, 18, 30, 42])
})

const loans = fc.record({
  principal: fc.integer({ min: rupees(100_000), max: rupees(1_000_000_000) }),
  percent: fc.integer({ min: 0, max: 2_400 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 360 }),
})
const prepayments: fc.Arbitrary<Prepayment> = fc.record({
  amount: fc.integer({ min: rupees(1_000), max: rupees(10_000_000) }),
  every: fc.constantFrom('once', 'year'),
  month: fc.integer({ min: 1, max: 360 }),
  cuts: fc.constantFrom('tenure', 'emi'),
})

test('all that is paid is the principal and the interest, to the paisa, and the balance falls to zero', () => {
  fc.assert(
    fc.property(loans, fc.option(prepayments, { nil: undefined }), (loan, prepayment) => {
      const schedule = repay(loan, prepayment)
      const paid = total(schedule, 'paid') + total(schedule, 'prepaid')
      expect(paid).toBe(loan.principal + total(schedule, 'interest'))
      expect(schedule.length).toBeLessThanOrEqual(loan.months)
      expect(schedule.at(-1)?.balance).toBe(0)
      expect(schedule.every(({ balance, paid, prepaid }) => balance >= 0 && paid >= 0 && prepaid >= 0)).toBe(true)
    }),
  )
})

test('the interest is the one that a clerk with integers finds', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      expect(BigInt(total(repay(loan), 'interest'))).toBe(clerksInterest(loan, emiOf(loan)))
    }),
  )
})

test('a prepayment never raises the cost', () => {
  fc.assert(
    fc.property(loans, prepayments, (loan, prepayment) => {
      const [plain, prepaid] = [repay(loan), repay(loan, prepayment)]
      expect(total(prepaid, 'interest')).toBeLessThanOrEqual(total(plain, 'interest'))
      expect(prepaid.length).toBeLessThanOrEqual(plain.length)
    }),
  )
})

test('a higher rate never costs less', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 50 }), (loan, tenths) => {
      // A smaller step can drown in the rounding of the instalment.
      const dearer = { ...loan, percent: loan.percent + tenths / 10 }
      expect(emiOf(dearer)).toBeGreaterThanOrEqual(emiOf(loan))
      expect(total(repay(dearer), 'interest')).toBeGreaterThanOrEqual(total(repay(loan), 'interest'))
    }),
  )
})

test('the years add up to the months', () => {
  fc.assert(
    fc.property(loans, fc.option(prepayments, { nil: undefined }), (loan, prepayment) => {
      const schedule = repay(loan, prepayment)
      const years = byYear(schedule)
      expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(total(schedule, 'interest'))
      const repaid = years.reduce((sum, { principal, prepaid }) => sum + principal + prepaid, 0)
      expect(repaid).toBe(loan.principal)
      expect(years.map(({ year }) => year)).toEqual(Array.from({ length: years.length }, (_, at) => at + 1))
    }),
  )
})
