import { expect, test } from 'vitest'
import { addressPatterns, nextPathOf } from './address.ts'

test.each(['/profile', '/fund/1?range=1y#chart', '/', '/a b', '/ünïcode'])('%s is a way back', (path) => {
  expect(nextPathOf(path)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  'profile',
  '',
  '/a\nb',
  '/a\\b',
  '/'.padEnd(3000, 'x'),
  7,
  null,
  undefined,
  ['/profile'],
])('%j is no way back', (value) => {
  expect(nextPathOf(value)).toBeUndefined()
})

test('an address part is what a feed or a database could hold', () => {
  expect(addressPatterns.schemeCode.test('119551')).toBe(true)
  expect(addressPatterns.symbol.test('M&M')).toBe(true)
  expect(addressPatterns.slug.test('how-xirr-works')).toBe(true)
  for (const bad of ['', ' ', '../x', 'a/b', 'a\0', 'x'.repeat(200)]) {
    for (const pattern of Object.values(addressPatterns)) expect(pattern.test(bad), bad).toBe(false)
  }
})
