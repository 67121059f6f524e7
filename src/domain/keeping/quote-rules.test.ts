import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoQuotes, starterQuotes } from '#catalogue/starter-quotes.ts'
import { type Quote, quote } from './quote.ts'
import { isDuplicate, quoteLine, quoteOfTheDay, searchQuotes } from './quote-rules.ts'

const made = (id: string, change: Partial<Quote> = {}): Quote => ({
  id,
  text: `Sentence ${id}`,
  author: '',
  source: '',
  tags: [],
  isFavorite: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
const many = (count: number) => [...Array(count).keys()].map((index) => made(`id-${index}`))
const days = [...Array(365).keys()].map((index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10))

describe('the quote of the day', () => {
  test('is the same all day, in any list order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 20 }), fc.constantFrom(...days), (ids, day) => {
        const quotes = ids.map((id) => made(id))
        expect(quoteOfTheDay(quotes.toReversed(), day)?.id).toBe(quoteOfTheDay(quotes, day)?.id)
      }),
    )
  })

  test('gives every quote about equally many days', () => {
    const counts = new Map<string, number>()
    for (const day of days) {
      const { id = '' } = quoteOfTheDay(many(10), day) ?? {}
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(counts.size).toBe(10)
    expect(Math.min(...counts.values())).toBeGreaterThan(18)
    expect(Math.max(...counts.values())).toBeLessThan(60)
  })

  test('changes only on days that a new quote wins', () => {
    const [before, after] = [many(20), [...many(20), made('new')]]
    const changed = days.filter((day) => quoteOfTheDay(before, day)?.id !== quoteOfTheDay(after, day)?.id)
    expect(changed.every((day) => quoteOfTheDay(after, day)?.id === 'new')).toBe(true)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(40)
  })

  test('is a favourite if there are any, and undefined for an empty list', () => {
    const quotes = [...many(9), made('dear', { isFavorite: true })]
    expect(new Set(days.map((day) => quoteOfTheDay(quotes, day)?.id))).toEqual(new Set(['dear']))
    expect(quoteOfTheDay([], '2026-01-01')).toBeUndefined()
  })
})

test('duplicates are found regardless of case, punctuation and white space', () => {
  const quotes = [made('a', { text: 'He that can have patience, can have what he will.' }), made('b', { text: '…' })]
  expect(isDuplicate(quotes, '  he THAT can have patience can\nhave what he will')).toBe(true)
  expect(isDuplicate(quotes, 'He that can have patience, can have what he will.', 'a')).toBe(false)
  expect(isDuplicate(quotes, 'He that can have prudence, can have what he will.')).toBe(false)
  // Text of punctuation alone is compared as is.
  expect(isDuplicate(quotes, '?!')).toBe(false)
  expect(isDuplicate(quotes, ' … ')).toBe(true)
})

test('emoji and other scripts are not punctuation', () => {
  const quotes = [made('a', { text: '🌱' }), made('b', { text: 'الصبر مفتاح الفرج' }), made('c', { text: 'कल' })]
  expect(isDuplicate(quotes, '🌳')).toBe(false)
  expect(isDuplicate(quotes, '🌱')).toBe(true)
  expect(isDuplicate(quotes, 'الصبر، مفتاح الفرج')).toBe(true)
  expect(isDuplicate(quotes, 'कला')).toBe(false)
})

test('every word must occur in text, author, source or tags', () => {
  const quotes = [
    made('a', { text: 'Spend less', author: 'Zoë Rao', source: 'Letters', tags: ['Saving'] }),
    made('b', { text: 'Wait', author: 'Anna', source: 'Fables', tags: ['patience'] }),
  ]
  const found = (query: string) => searchQuotes(quotes, query).map(({ id }) => id)
  expect(found('SPEND saving')).toEqual(['a'])
  expect(found('zoe letters')).toEqual(['a'])
  expect(found('#patience')).toEqual(['b'])
  expect(found('spend patience')).toEqual([])
  expect(found('   ')).toEqual(['a', 'b'])
  expect(found('.*')).toEqual([])
})

test('it is copied with its author and source', () => {
  expect(quoteLine(made('a', { text: 'Wait', author: 'Anna', source: 'Fables' }))).toBe('“Wait” — Anna, Fables')
  expect(quoteLine(made('a', { text: 'Wait' }))).toBe('“Wait”')
})

test('the starter set has twelve distinct quotes, each with author, source and a tag', () => {
  expect(starterQuotes).toHaveLength(12)
  for (const starter of starterQuotes) {
    quote.parse({ ...starter, isFavorite: false, createdAt: '2026-01-01T00:00:00.000Z' })
    expect(isDuplicate(starterQuotes, starter.text, starter.id)).toBe(false)
    for (const part of [starter.author, starter.source, ...starter.tags]) expect(part).not.toBe('')
  }
  expect(demoQuotes.map((each) => quote.parse(each).id)).toHaveLength(5)
})
