import { expect, test } from 'vitest'
import { quotesSearch } from './quotes-search.ts'

test('words and the filter come from the address; anything else in it is dropped', () => {
  expect(quotesSearch({ q: 'slow rivers', favorites: true, page: 3 })).toEqual({ q: 'slow rivers', favorites: true })
  expect(quotesSearch({ q: 1894, favorites: 'true' })).toEqual({ q: '1894', favorites: true })
  expect(quotesSearch({ q: true })).toEqual({ q: 'true' })
  expect(quotesSearch({ q: '  ', favorites: false })).toEqual({})
  expect(quotesSearch({ q: { a: 1 }, favorites: 'no' })).toEqual({})
  expect(quotesSearch({ q: 'x'.repeat(100_000) }).q).toHaveLength(200)
})
