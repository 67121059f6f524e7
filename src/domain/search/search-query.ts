import type { Bits, BitsPool } from '#domain/numbers/bits.ts'
import { once } from '#domain/numbers/lazy.ts'
import { addPlaces, type SearchIndex } from './search-index.ts'
import { slipsAllowed, typosOf } from './search-typos.ts'
import { wordsFrom } from './search-vocabulary.ts'
import { wordsOf } from './search-words.ts'

/** A query word and its candidates. Sets and typos are computed on demand. */
export type TypedWord = {
  readonly text: string
  readonly light: boolean
  readonly house: boolean
  /** The word itself, or -1; and the range of words with this prefix. */
  readonly exact: number
  readonly first: number
  readonly end: number
  exactly(): Bits
  beginning(): Bits
  /** Prefix matches and misspellings. */
  roughly(): Bits
  /** Word → cost of the misspelling. */
  typos(): ReadonlyMap<number, number>
  /** Returns its sets to the pool; unusable afterwards. */
  release(): void
}

const LONGEST_QUERY = 300
export const MOST_WORDS = 32
const COST_OF = { slip: 3, beginning: 1 }

/** The words of a query, compounds split; overlong text is cut. */
export function typedWords(text: string, joined?: SearchIndex['joined']): string[] {
  return wordsOf(text.slice(0, LONGEST_QUERY))
    .flatMap((word) => joined?.get(word.text) ?? [word.text])
    .slice(0, MOST_WORDS)
}

export function createTypedWord(index: SearchIndex, pool: BitsPool, text: string): TypedWord {
  const { words } = index.vocabulary
  const [first, end] = wordsFrom(words, text)
  const exact = words[first] === text ? first : -1
  const own: Bits[] = []
  const places = (from: number, to: number) => {
    const kept = to - from === 1 ? index.common.get(from) : undefined
    if (kept) return kept
    const bits = pool.take()
    own.push(bits)
    addPlaces(bits, index, from, to)
    return bits
  }
  const exactly = once(() => (exact < 0 ? places(0, 0) : places(exact, exact + 1)))
  const beginning = once(
    () => index.beginnings.get(text) ?? (end - first === 1 && exact >= 0 ? exactly() : places(first, end)),
  )
  const typos = once(() => misspelt(index, text, first, end))
  return {
    text,
    light: index.light.has(text),
    house: index.houses.has(text),
    exact,
    first,
    end,
    exactly,
    beginning,
    typos,
    roughly: once(() => {
      if (typos().size === 0) return beginning()
      const bits = pool.take()
      own.push(bits)
      bits.set(beginning())
      for (const word of typos().keys()) addPlaces(bits, index, word, word + 1)
      return bits
    }),
    release() {
      for (const bits of own.splice(0)) pool.give(bits)
    },
  }
}

/** Two edits are accepted only if one explains nothing. */
function misspelt(index: SearchIndex, text: string, first: number, end: number): Map<number, number> {
  const costs = new Map<number, number>()
  if (index.houses.has(text)) return costs
  for (let most = 1; most <= slipsAllowed(text) && costs.size === 0; most += 1) {
    for (const { word, edits, beginning } of typosOf(index.vocabulary, text, most)) {
      if (word >= first && word < end) continue
      costs.set(word, edits * COST_OF.slip + (beginning ? COST_OF.beginning : 0))
    }
  }
  return costs
}
