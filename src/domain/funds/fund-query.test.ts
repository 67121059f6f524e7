import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assetClasses } from '#domain/amfi/scheme-category.ts'
import { options, plans } from '#domain/amfi/scheme-name.ts'
import { fundLayout } from './fund-pack.ts'
import { comparedCodes, fundChoices, fundQueryOf, fundSearch, withoutFilters } from './fund-query.ts'

test('a URL is a query; invalid values fall back to defaults', () => {
  expect(fundSearch({ q: 119551, plan: 'direct', sort: '3y', page: '2', size: 48, state: 'all' })).toEqual({
    q: '119551',
    plan: 'direct',
    sort: '3y',
    page: 2,
    size: 48,
    state: 'all',
  })
  expect(
    fundSearch({ q: '  ', house: {}, plan: 'mine', sort: 'relevance', state: 'active', page: -1, size: 7, evil: 1 }),
  ).toEqual({})
  expect(fundSearch({ page: 1.5, size: '12', category: ['a'], compare: 'x' })).toEqual({})
})

test('parsing its own result changes nothing', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      'q',
      'house',
      'asset',
      'category',
      'plan',
      'option',
      'type',
      'state',
      'sort',
      'page',
      'size',
      'compare',
    ),
    fc.oneof(fc.string(), fc.integer(), fc.anything(), fc.constantFrom('direct', 'growth', 'equity', '2', 50, '1,2,3')),
  )
  fc.assert(
    fc.property(anything, (address) => {
      const search = fundSearch(address)
      expect(fundSearch(search)).toEqual(search)
      const texts = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
      expect(fundSearch(texts)).toEqual(search)
    }),
  )
})

test('clearing filters keeps words, order, page size and comparison, and goes to page one', () => {
  const kept = { q: 'hdfc', sort: '3y', size: 48, compare: '1,2' } as const
  const filters = { house: 'A', category: 'B', asset: 'debt', plan: 'direct', option: 'idcw', type: 'open' } as const
  expect(withoutFilters({ ...kept, ...filters, state: 'all', page: 3 })).toEqual(kept)
  expect(withoutFilters(filters)).toEqual({})
})

test('absent parameters have defaults', () => {
  expect(fundQueryOf({})).toEqual({
    q: '',
    filters: { house: '', category: '', asset: '', plan: '', option: '', type: '' },
    ranges: {},
    state: 'active',
    sort: 'relevance',
    page: 1,
    size: 12,
    compare: [],
  })
})

test('up to four codes can be compared, each once', () => {
  expect(comparedCodes('5,4,5,x,,3,2,1')).toEqual([5, 4, 3, 2])
  expect(comparedCodes(119551)).toEqual([119551])
  expect(comparedCodes(undefined)).toEqual([])
  expect(comparedCodes(['1'])).toEqual([])
})

test('filter choices are those of the pack, in its order', () => {
  expect(fundChoices).toMatchObject({
    asset: assetClasses,
    plan: plans,
    option: options,
    type: fundLayout.choices.type,
  })
})
