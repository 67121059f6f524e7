import { expect, test } from 'vitest'
import { addressPatterns, nextPathOf } from './address.ts'

test.each(['/profile', '/fund/1?range=1y#chart', '/', '/a b', '/ünïcode'])('%s is a valid return path', (path) => {
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
])('%j is not a valid return path', (value) => {
  expect(nextPathOf(value)).toBeUndefined()
})

test('a path parameter allows only what a feed or database can contain', () => {
  expect(addressPatterns.schemeCode.test('119551')).toBe(true)
  expect(addressPatterns.symbol.test('M&M')).toBe(true)
  expect(addressPatterns.slug.test('how-xirr-works')).toBe(true)
  for (const bad of ['', ' ', '../x', 'a/b', 'a\0', 'x'.repeat(200)]) {
    for (const pattern of Object.values(addressPatterns)) expect(pattern.test(bad), bad).toBe(false)
  }
})
