import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fundWording } from '#domain/funds/fund-words.ts'
import { createHighlight } from './search-highlight.ts'

const highlight = createHighlight(fundWording)

/** The name with highlights in brackets. */
function marked(name: string, typed: string): string {
  let text = ''
  let from = 0
  for (const [start, end] of highlight(name, typed)) {
    text += `${name.slice(from, start)}[${name.slice(start, end)}]`
    from = end
  }
  return text + name.slice(from)
}

const anything = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))

describe('in a matched name', () => {
  test.each([
    ['what was typed of each word', 'Asha Flexi Cap Fund', 'fle ash', '[Ash]a [Fle]xi Cap Fund'],
    ['a misspelt word as a whole', 'Chandra Value Fund', 'chnadra', '[Chandra] Value Fund'],
    ['both halves of what was typed as one', 'Asha Mid Cap Fund', 'midcap', 'Asha [Mid] [Cap] Fund'],
    ['a half of what is written as one', 'Asha Midcap Fund', 'cap', 'Asha Mid[cap] Fund'],
    [
      'the words that an abbreviation stands for',
      'Aditya Birla Sun Life Fund',
      'absl',
      '[Aditya] [Birla] [Sun] [Life] Fund',
    ],
    ['initials', 'Bodhi T.I.G.E.R. Fund', 'tiger', 'Bodhi [T.I.G.E.R]. Fund'],
    ['a word with its accents and apostrophes', 'Café Children’s Fund', 'cafe child', '[Café] [Children’s] Fund'],
    ['the word itself rather than longer ones', 'Asha Cap Capital', 'cap', 'Asha [Cap] Capital'],
    ['nothing where only the code matched', 'Asha Fund', '100001', 'Asha Fund'],
  ])('%s is highlighted', (_, name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected)
  })

  test('ranges are inside the name, sorted and disjoint, for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: anything, maxLength: 40 }),
      fc
        .array(fc.constantFrom('Mid', 'Cap', 'Midcap', 'Café', '🙂', 'S&P', '&', "'s", ' ', '50', 'Fund', 'ﬁ'), {
          maxLength: 12,
        })
        .map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(text, text, (name, typed) => {
        let from = -1
        for (const [start, end] of highlight(name, typed)) {
          expect(start).toBeGreaterThan(from)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(name.length)
          from = end
        }
      }),
    )
  })
})
