import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageParameters } from '#catalogue/page-parameters.ts'
import { quotesSearch, wishlistSearch } from './page-search.ts'
import { type SearchPageId, searchReaders } from './search-readers.ts'
import { readSearch, type SearchReader, searchText } from './search-text.ts'

const ids = Object.keys(searchReaders) as SearchPageId[]
const parsed = (text: string) => Object.fromEntries(new URLSearchParams(text))

test('the pages with a parser are those whose parameters are listed', () => {
  expect(Object.keys(pageParameters).sort()).toEqual([...ids].sort())
})

describe.each(ids)('%s', (id) => {
  const reader: SearchReader = searchReaders[id]
  const names = pageParameters[id] ?? []
  const value = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('Infinity', '-Infinity', 'NaN', '1e308', '1000000', '{"toString":0}', '[]', '\0', 'null', 'true'),
    fc.constantFrom(Number.POSITIVE_INFINITY, Number.NaN, { toString: 0 }, 'x'.repeat(8_000), '😀'.repeat(150)),
  )
  const raw = fc.record(Object.fromEntries([...names, 'other'].map((name) => [name, value])), { requiredKeys: [] })

  test('returns only named parameters with short, finite values', () => {
    fc.assert(
      fc.property(raw, (search) => {
        const read = readSearch(reader, search as Record<string, unknown>)
        for (const [name, found] of Object.entries(read)) {
          expect(names).toContain(name)
          expect(found === true || Number.isFinite(found) || typeof found === 'string').toBe(true)
          expect(String(found).length).toBeLessThanOrEqual(2_001)
        }
      }),
    )
  })

  test('parsing its own result changes nothing, also through a URL', () => {
    fc.assert(
      fc.property(raw, (search) => {
        const once = readSearch(reader, search as Record<string, unknown>)
        const text = searchText(once)
        expect(searchText(readSearch(reader, parsed(text)))).toBe(text)
        expect(searchText(readSearch(reader, once))).toBe(text)
      }),
    )
  })
})

test('a URL is canonical: sorted, without empty values, also with a lone surrogate at the end', () => {
  expect(searchText({ sort: 'name', q: 'mid cap', page: undefined })).toBe('q=mid+cap&sort=name')
  expect(searchText({ q: '\ud83d' })).toBe('q=%EF%BF%BD')
})

test('quotes: words and filter come from the URL; anything else is dropped', () => {
  expect(quotesSearch({ q: 'slow rivers', favorites: true, page: 3 })).toEqual({ q: 'slow rivers', favorites: true })
  expect(quotesSearch({ q: '1894', favorites: 'true' })).toEqual({ q: '1894', favorites: true })
  expect(quotesSearch({ q: '  ', favorites: false })).toEqual({})
  expect(quotesSearch({ q: 'x'.repeat(100_000) }).q).toHaveLength(200)
})

test('wishlists: words and order come from the URL; anything else is dropped', () => {
  expect(wishlistSearch({ q: 'gold', sort: 'name', page: 3 })).toEqual({ q: 'gold', sort: 'name' })
  expect(wishlistSearch({ q: '  ', sort: 'manual' })).toEqual({})
  expect(wishlistSearch({ q: 'x'.repeat(100_000) }).q).toHaveLength(200)
})
