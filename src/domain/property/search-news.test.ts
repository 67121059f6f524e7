import { expect, test } from 'vitest'
import { savedSearchLimits } from './saved-search-limits.ts'
import { knownOf, newsLine, newsOf } from './search-news.ts'

const seen = (id: string, price: number, postedOn = '2026-11-01') => ({ id, price, postedOn })
const saved = { lookedAt: '2026-11-10T08:00:00.000Z', known: knownOf([seen('a', 100), seen('b', 200)]) }

test('a listing that was not there is new, another price is a change, the same is no news', () => {
  expect(newsOf(saved, [seen('a', 90), seen('b', 200), seen('c', 300)])).toEqual([
    { id: 'a', what: 'price', was: 100, price: 90 },
    { id: 'c', what: 'new' },
  ])
  expect(newsOf(saved, [seen('b', 200)])).toEqual([])
})

test('after a look there is no news', () => {
  const now = [seen('a', 90), seen('c', 300, '2026-11-12')]
  expect(newsOf({ lookedAt: '2026-11-12T08:00:00.000Z', known: knownOf(now) }, now)).toEqual([])
})

test('of more listings than are remembered only those posted since are new', () => {
  const all = Array.from({ length: savedSearchLimits.known + 50 }, (_, at) => seen(`x${at}`, at + 1))
  const many = { lookedAt: saved.lookedAt, known: knownOf(all) }
  expect(many.known).toHaveLength(savedSearchLimits.known)
  const news = newsOf(many, [...all, seen('later', 5, '2026-11-11'), seen('same-day', 5, '2026-11-10')])
  expect(news).toEqual([{ id: 'later', what: 'new' }])
})

test('the newest listings are remembered first', () => {
  const known = knownOf([seen('old', 1, '2026-01-01'), seen('young', 2, '2026-11-01')])
  expect(known.map(([id]) => id)).toEqual(['young', 'old'])
})

test('news in words', () => {
  expect(newsLine([])).toBe('')
  expect(newsLine([{ id: 'a', what: 'new' }])).toBe('1 new')
  const price = { what: 'price', was: 2, price: 1 } as const
  expect(
    newsLine([
      { id: 'a', what: 'new' },
      { id: 'b', ...price },
      { id: 'c', ...price },
    ]),
  ).toBe('1 new, 2 price changes')
})
