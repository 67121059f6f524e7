import { addAll, addBit, type Bits, countBits, emptyBits, fullBits, hasBit, keepOnly, takeBits } from './bits.ts'
import type { SearchIndex } from './search-index.ts'
import { documentsByKey } from './search-keys.ts'
import { wordMatches } from './search-matches.ts'
import { createTypedWord, type TypedWord, typedWords } from './search-query.ts'
import { scoreOf } from './search-score.ts'

export type SearchResult = {
  /** Documents, best first, as many as were asked for. */
  readonly documents: readonly number[]
  /** For each of them; 0 where only rank and length of the name ordered it. */
  readonly scores: readonly number[]
  readonly total: number
  /** Every document that matches, by rank and length of the name; for counting them by kind. */
  readonly all: () => number[]
}

/** Some of the documents of an index, for searching only in them. */
export type Within = { readonly places: Bits }
export type Search = (text: string, options?: { readonly limit?: number; readonly within?: Within }) => SearchResult

/** As many are looked at closely; the rest stays in the order of the index. */
const CLOSELY = 256
const REMEMBERED = 40
const SCORE = { key: 1000, keyBeginning: 50 }

/** A search over the index. It remembers the last words, because all but one are the same at the next key press. */
export function createSearch(index: SearchIndex): Search {
  const remembered = new Map<string, TypedWord>()
  const typedWord = (text: string) => {
    const word = remembered.get(text) ?? createTypedWord(index, text)
    remembered.delete(text)
    remembered.set(text, word)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return word
  }
  return (text, { limit = 50, within } = {}) => {
    const typed = typedWords(text).map(typedWord)
    const keys = keyMatches(index, text)
    const sets = keys ? [keys.exact] : []
    if (typed.length === 0) sets.push(fullBits(index.size))
    else sets.push(...wordMatches(index, typed, keys !== undefined))
    if (keys) sets.push(keys.beginning)
    if (within) for (const set of sets) keepOnly(set, within.places)

    const matching = emptyBits(index.size)
    for (const set of sets) addAll(matching, set)
    const order: number[] = []
    const seen = emptyBits(index.size)
    for (const set of sets) takeBits(set, seen, order, Math.max(limit, CLOSELY))
    const score = (place: number) => {
      if (!keys) return scoreOf(index, typed, place)
      if (hasBit(keys.exact, place)) return SCORE.key
      return hasBit(keys.beginning, place) ? SCORE.keyBeginning : scoreOf(index, typed, place)
    }
    const close = order.slice(0, typed.length === 0 ? 0 : CLOSELY).map((place) => ({ place, score: score(place) }))
    close.sort((a, b) => b.score - a.score || a.place - b.place)
    const rest = order.slice(close.length).map((place) => ({ place, score: 0 }))
    const shown = [...close, ...rest].slice(0, limit)
    return {
      documents: shown.map(({ place }) => index.documents[place] ?? 0),
      scores: shown.map((found) => found.score),
      total: countBits(matching),
      all() {
        const places: number[] = []
        takeBits(matching, emptyBits(index.size), places, index.size)
        return places.map((place) => index.documents[place] ?? 0)
      },
    }
  }
}

export function createWithin(index: SearchIndex, accepts: (document: number) => boolean): Within {
  const places = emptyBits(index.size)
  for (let place = 0; place < index.size; place += 1) if (accepts(index.documents[place] ?? 0)) addBit(places, place)
  return { places }
}

/** What was typed as a code or the beginning of one: three characters or more, a digit among them, nothing else. */
function keyMatches(index: SearchIndex, text: string): { exact: Bits; beginning: Bits } | undefined {
  const typed = text.slice(0, 40).trim()
  if (!/^(?=.*\d)[a-z0-9]{3,}$/i.test(typed)) return undefined
  const { documents, exact } = documentsByKey(index.keys, typed)
  if (documents.length === 0) return undefined
  const bits = { exact: emptyBits(index.size), beginning: emptyBits(index.size) }
  for (const [n, document] of documents.entries())
    addBit(n < exact ? bits.exact : bits.beginning, index.placeOf[document] ?? 0)
  return bits
}
