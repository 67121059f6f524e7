import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber, formatSigned, moneyParts } from './format-number.ts'

describe('numbers', () => {
  test('are grouped by lakh and crore for rupees and by thousands for the rest', () => {
    expect(formatMoney(12_34_567.891, 'INR')).toBe('₹12,34,567.89')
    expect(formatMoney(1_234_567.891, 'USD')).toBe('$1,234,567.89')
    expect(formatMoney(1_234_567.4, 'JPY')).toBe('¥1,234,567')
    expect(formatMoney(1_234_567.891, 'USD', { system: 'en-IN' })).toBe('$12,34,567.89')
  })

  test('are abbreviated in the words of their system', () => {
    expect(formatMoney(76_57_000, 'INR', { short: true })).toBe('₹76.57 lakh')
    expect(formatMoney(1_23_45_678, 'INR', { short: true })).toBe('₹1.23 crore')
    expect(formatMoney(99_999.6, 'INR', { short: true })).toBe('₹1.00 lakh')
    expect(formatMoney(99_99_999, 'INR', { short: true })).toBe('₹1.00 crore')
    expect(formatMoney(286_330.4, 'USD', { short: true })).toBe('$286,330')
    expect(formatMoney(2_500_000, 'EUR', { short: true })).toBe('€2.50 million')
  })

  test('have a minus sign, but none if they round to zero', () => {
    expect(formatMoney(-1234.5, 'INR')).toBe('−₹1,234.50')
    expect(moneyParts(-0.001, 'USD').sign).toBe('')
    expect(formatNumber(-0.004, 2)).toBe('0.00')
    expect(formatSigned(1.234, 2)).toBe('+1.23')
    expect(formatSigned(-1.236, 2)).toBe('−1.24')
    expect(formatSigned(0.004, 2)).toBe('0.00')
  })

  test('agree with Intl, digit by digit', () => {
    const value = fc.oneof(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      // Ties and near-ties, where rounding errors show first.
      fc
        .tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(10, 100, 1000, 10_000))
        .map(([n, by]) => (n + 0.5) / by),
    )
    fc.assert(
      fc.property(
        value,
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('en-IN' as const, 'en-US' as const),
        (n, digits, system) => {
          const theirs = new Intl.NumberFormat(system, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            signDisplay: 'negative',
          }).format(n)
          expect(formatNumber(n, digits, system)).toBe(theirs.replace('-', '−'))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('use the code of an unknown currency, and distinguish dollars', () => {
    expect(formatMoney(5, 'CHF')).toBe('CHF 5.00')
    expect(formatMoney(5, 'AUD')).toBe('A$5.00')
    expect(formatMoney(5, 'AED')).toBe('AED 5.00')
  })
})
