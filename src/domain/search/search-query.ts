import type { Bits, BitsPool } from '#domain/numbers/bits.ts'
import { once } from '#domain/numbers/lazy.ts'
import { addPlaces, type SearchIndex } from './search-index.ts'
import { slipsAllowed, typosOf } from './search-typos.ts'
import { wordsFrom } from './search-vocabulary.ts'
import { wordsOf } from './search-words.ts'

/** A typed word and what it may mean. Sets and typos are worked out when they are first asked for. */
export type TypedWord = {
  readonly text: string
  readonly light: boolean
  readonly house: boolean
  /** The word itself, or -1; and the words that start so. */
  readonly exact: number
  readonly first: number
  readonly end: number
  exactly(): Bits
  beginning(): Bits
  /** What starts so or was misspelt. */
  roughly(): Bits
  /** Word → what the difference costs, for misspelt ones. */
  typos(): ReadonlyMap<number, number>
  /** Gives its own sets back; it must not be asked again. */
  release(): void
}

const LONGEST_QUERY = 300
export const MOST_WORDS = 32
const COST_OF = { slip: 3, beginning: 1 }

/** The words of a query, joined ones taken apart; a text of any length is cut to what a name could be. */
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

/** Two slips are believed only where one explains nothing. */
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
