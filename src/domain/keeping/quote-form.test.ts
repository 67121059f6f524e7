import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tagsOf } from '#domain/text/typed-text.ts'
import { quote } from './quote.ts'
import { emptyQuoteForm, formOf, type QuoteForm, readQuote } from './quote-form.ts'

const typed = (change: Partial<QuoteForm>) => readQuote({ ...emptyQuoteForm, text: 'Wait.', ...change }, [])
const kept = {
  id: 'a',
  text: 'Spend less.',
  author: 'Samuel Johnson',
  source: '',
  tags: ['saving', 'debt'],
  isFavorite: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}

describe('typed text', () => {
  test('is trimmed, and keeps its line breaks', () => {
    expect(typed({ text: '  One\r\n\n\n\ntwo\u0000 ', author: ' A \n B ', tags: ' saving ,, Debt ' })).toEqual({
      ok: true,
      draft: { text: 'One\n\ntwo', author: 'A B', source: '', tags: ['saving', 'Debt'] },
    })
  })

  test('has errors at its fields', () => {
    const long = 'x'.repeat(100_000)
    const tags = [...Array(500).keys()].join(',')
    expect(readQuote({ text: long, author: long, source: long, tags }, [])).toEqual({
      ok: false,
      refusals: {
        text: 'A quote can have at most 1,000 characters; this has 100,000.',
        author: 'An author can have at most 120 characters; this has 100,000.',
        source: 'A source can have at most 200 characters; this has 100,000.',
        tags: 'A quote can have at most 10 tags; this has 500.',
      },
    })
    expect(typed({ tags: 'x'.repeat(41) })).toMatchObject({
      refusals: { tags: 'A tag can have at most 40 characters; this has 41.' },
    })
  })

  test.each(['', '   ', '\n\t', '\u200b\u200f'])('that shows nothing is rejected: %j', (text) => {
    expect(typed({ text })).toEqual({ ok: false, refusals: { text: 'Enter a quote.' } })
  })

  test.each(['🌱', 'الصبر مفتاح الفرج', '<script>alert(1)</script>', '👨‍👩‍👧 saves', 'कल करे सो आज कर'])(
    'is kept as it is: %s',
    (text) => {
      expect(typed({ text })).toMatchObject({ ok: true, draft: { text } })
    },
  )

  test('is rejected as a duplicate, unless it is the edited one', () => {
    const form = { ...emptyQuoteForm, text: 'spend less' }
    expect(readQuote(form, [kept])).toEqual({ ok: false, refusals: { text: 'This quote is already in your list.' } })
    expect(readQuote(form, [kept], 'a').ok).toBe(true)
  })

  test('round-trips from a stored quote', () => {
    expect(readQuote(formOf(kept), [])).toEqual({
      ok: true,
      draft: { text: kept.text, author: kept.author, source: '', tags: kept.tags },
    })
  })

  test('fits the schema if it has no error', () => {
    const word = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(word, word, word, word, (text, author, source, tags) => {
        const read = readQuote({ text, author, source, tags }, [])
        if (read.ok) quote.parse({ ...kept, ...read.draft })
      }),
    )
  })
})

test('tags are unique regardless of case; commas of other scripts separate too', () => {
  expect(tagsOf('Saving, saving, #patience，धन、 ، # ')).toEqual(['Saving', 'patience', 'धन'])
  expect(tagsOf(' , ,')).toEqual([])
})
