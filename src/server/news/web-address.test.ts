import { expect, test } from 'vitest'
import { articleId, webAddress } from './web-address.ts'

test.each([
  ['https://p.example/a?utm_source=x&id=1&fbclid=2#top', 'https://p.example/a?id=1'],
  ['https://www.bbc.co.uk/news/uk-1?at_medium=RSS&at_campaign=KARANGA', 'https://www.bbc.co.uk/news/uk-1'],
  ['  https://p.example/a\n ', 'https://p.example/a'],
  ['/relative?q=a', 'https://base.example/relative?q=a'],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['ftp://p.example/a', undefined],
  ['https://user:word@p.example/', undefined],
  ['http://127.0.0.1/', undefined],
  ['http://[::1]/', undefined],
  ['http://localhost:3000/', undefined],
  ['http://192.168.1.1/', undefined],
  ['https://', undefined],
  ['', undefined],
  [`https://p.example/${'x'.repeat(3_000)}`, undefined],
])('%s is the address %s', (written, expected) => {
  expect(webAddress(written, 'https://base.example/feed')).toBe(expected)
})

test('an id is the same however an address is written, and another for another', () => {
  const same = ['https://p.example/a?x=1&y=2', 'http://www.p.example/a/?y=2&x=1', 'https://P.example/a?x=1&y=2']
  expect(new Set(same.map(articleId)).size).toBe(1)
  expect(articleId('https://p.example/a')).not.toBe(articleId('https://p.example/b'))
  expect(articleId('https://p.example/a')).toMatch(/^[\w-]{22}$/)
})
