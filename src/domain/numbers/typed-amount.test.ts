import { describe, expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

describe('a typed amount', () => {
  test.each([
    ['5000', 5000],
    [' 5,000 ', 5000],
    ['₹5,00,000', 500_000],
    ['₹ 5,00,000.50', 500_000.5],
    ['Rs. 2,500', 2500],
    ['rs 2500/-', 2500],
    ['INR 10', 10],
    ['1 lakh', 100_000],
    ['1.1 lakh', 110_000],
    ['2.5 Lakhs', 250_000],
    ['3 lac', 300_000],
    ['5L', 500_000],
    ['10k', 10_000],
    ['1cr', 10_000_000],
    ['₹1.25 crore', 12_500_000],
    ['2 million', 2_000_000],
    ['0', 0],
  ])('%s', (text, amount) => {
    expect(typedAmount(text, 'INR')).toBe(amount)
  })

  test.each(['', ' ', '₹', 'lakh', '1 lakhs of', '10kk', '-5', '1e5', '0x10', '1.2.3', 'NaN', '5 constructor', '$500'])(
    'is none: %j',
    (text) => {
      expect(typedAmount(text, 'INR')).toBeUndefined()
    },
  )

  test('only its own currency’s sign is accepted', () => {
    expect(typedAmount('$1,250.50', 'USD')).toBe(1250.5)
    expect(typedAmount('EUR 10k', 'EUR')).toBe(10_000)
    expect(typedAmount('₹500', 'USD')).toBeUndefined()
    expect(typedAmount('₹500')).toBeUndefined()
    expect(typedAmount('500')).toBe(500)
  })

  test('a long text is rejected quickly', () => {
    expect(typedAmount('1'.repeat(100_000), 'INR')).toBeUndefined()
  })
})
