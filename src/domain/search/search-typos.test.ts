import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typosOf } from './search-typos.ts'
import { createVocabulary, wordsFrom } from './search-vocabulary.ts'

/** The textbook table: Damerau–Levenshtein distance. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, m) => Array.from({ length: b.length + 1 }, (_, n) => m + n))
  const at = (m: number, n: number) => table[m]?.[n] ?? Number.POSITIVE_INFINITY
  for (let m = 1; m <= a.length; m += 1) {
    for (let n = 1; n <= b.length; n += 1) {
      const swapped = m > 1 && n > 1 && a[m - 1] === b[n - 2] && a[m - 2] === b[n - 1] ? at(m - 2, n - 2) + 1 : 99
      const row = table[m]
      if (row)
        row[n] = Math.min(
          at(m - 1, n) + 1,
          at(m, n - 1) + 1,
          at(m - 1, n - 1) + (a[m - 1] === b[n - 1] ? 0 : 1),
          swapped,
        )
    }
  }
  return at(a.length, b.length)
}

const beginnings = (word: string) => Array.from({ length: word.length }, (_, n) => word.slice(0, n + 1))
const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 9 })

describe('misspelt words', () => {
  test('are exactly those of a full distance table', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.integer({ min: 1, max: 2 }), (all, typed, most) => {
        fc.pre(typed.length > most)
        const words = all.toSorted()
        const expected = words.flatMap((each, number) => {
          const whole = distance(each, typed)
          const beginning = Math.min(...beginnings(each).map((part) => distance(part, typed)))
          if (beginning > most) return []
          return [{ word: number, edits: beginning, beginning: whole > beginning }]
        })
        expect(typosOf(createVocabulary(words), typed, most)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('words with a prefix are a range', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (all, typed) => {
        const words = all.toSorted()
        const [from, end] = wordsFrom(words, typed)
        expect(words.slice(from, end)).toEqual(words.filter((each) => each.startsWith(typed)))
      }),
    )
  })
})
