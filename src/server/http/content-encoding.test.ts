import { expect, test } from 'vitest'
import { bestEncoding } from './content-encoding.ts'

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['brotli', 'identity'],
])('%s gives %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding)
})
