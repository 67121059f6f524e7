import { expect, test } from 'vitest'
import { wishlistSearch } from './wishlist-search.ts'

test('words and the order come from the address; anything else in it is dropped', () => {
  expect(wishlistSearch({ q: 'gold', sort: 'name', page: 3 })).toEqual({ q: 'gold', sort: 'name' })
  expect(wishlistSearch({ q: 119551, sort: 'added' })).toEqual({ q: '119551', sort: 'added' })
  expect(wishlistSearch({ q: '  ', sort: 'manual' })).toEqual({})
  expect(wishlistSearch({ q: { a: 1 }, sort: ['name'] })).toEqual({})
  expect(wishlistSearch({ q: 'x'.repeat(100_000) }).q).toHaveLength(200)
})
