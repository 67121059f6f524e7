import { expect, test } from 'vitest'
import { newsSearch, withoutNewsFilters } from './news-search.ts'

test('an address is read as far as it is known', () => {
  const address = { q: 'rates', category: 'business', country: 'in', provider: 'the-hindu', tab: 'saved', more: '2' }
  expect(newsSearch(address)).toEqual({ ...address, more: 2 })
  expect(newsSearch({})).toEqual({})
  const odd = { q: '  ', category: 'toString', country: 'xx', provider: '', tab: 'mine', more: '-1' }
  expect(newsSearch(odd)).toEqual({})
  expect(newsSearch({ more: '1e9' })).toEqual({ more: 20 })
  expect(newsSearch({ more: '1.5' })).toEqual({})
})

test('without filters the tab stays', () => {
  expect(withoutNewsFilters({ q: 'a', category: 'local', more: 1 })).toEqual({})
  expect(withoutNewsFilters({ q: 'a', tab: 'saved' })).toEqual({ tab: 'saved' })
})
