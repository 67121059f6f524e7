import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, readDecimal } from './decimal.ts'

test('decimal and text round-trip', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), fc.integer({ min: 0, max: 8 }), (units, decimals) => {
      const text = decimalText({ units, decimals })
      expect(readDecimal(text)).toEqual({ units, decimals })
      expect(Number(text)).toBeCloseTo(units / 10 ** decimals, 8)
    }),
  )
})

test.each([
  ['10.', 10, 0, '10'],
  ['.4157', 4157, 4, '0.4157'],
  ['0.00000', 0, 5, '0.00000'],
  ['2510326.4049', 25103264049, 4, '2510326.4049'],
  ['007.10', 710, 2, '7.10'],
])('%s is a number', (text, units, decimals, written) => {
  expect(readDecimal(text)).toEqual({ units, decimals })
  expect(decimalText({ units, decimals })).toBe(written)
})

test.each([
  '',
  '.',
  '-1',
  '+1',
  '1e3',
  '1,000',
  '1.2.3',
  ' 1',
  'N.A.',
  '0x10',
  '١٢',
  '1234567890123456',
  '0.0000000000000001',
])('%j is not a number', (text) => {
  expect(readDecimal(text)).toBeUndefined()
})
