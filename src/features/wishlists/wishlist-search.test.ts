import { expect, test } from 'vitest'
import { wishlistSearch } from './wishlist-search.ts'

test('words and the order come from the address; anything else in it is dropped', () => {
  expect(wishlistSearch({ q: 'gold', order: 'name', page: 3 })).toEqual({ q: 'gold', order: 'name' })
  expect(wishlistSearch({ q: 119551, order: 'added' })).toEqual({ q: '119551', order: 'added' })
  expect(wishlistSearch({ q: '  ', order: 'manual' })).toEqual({})
  expect(wishlistSearch({ q: { a: 1 }, order: ['name'] })).toEqual({})
  expect(wishlistSearch({ q: 'x'.repeat(100_000) }).q).toHaveLength(200)
})
