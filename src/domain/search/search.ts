import {
  addAll,
  addBit,
  type Bits,
  countBits,
  createBitsPool,
  emptyBits,
  fullBits,
  hasBit,
  keepOnly,
  takeBits,
} from '#domain/numbers/bits.ts'
import type { SearchIndex } from './search-index.ts'
import { wordsIn } from './search-joined.ts'
import { documentsByKey } from './search-keys.ts'
import { wordMatches } from './search-matches.ts'
import { createTypedWord, MOST_WORDS, type TypedWord, typedWords } from './search-query.ts'
import { scoreOf } from './search-score.ts'

export type SearchResult = {
  /** The query as understood: lower case, compounds split. */
  readonly words: readonly string[]
  /** Documents, best first, as many as requested. */
  readonly documents: readonly number[]
  /** Their scores; 0 if ordered by rank and length only. */
  readonly scores: readonly number[]
  readonly total: number
  /** Every match by rank and length, for counting. */
  readonly all: () => number[]
}

/** A subset of the index to search in. */
export type Within = { readonly places: Bits }
export type Search = (text: string, options?: { readonly limit?: number; readonly within?: Within }) => SearchResult

/** Number of matches that are scored; the rest stays in index order. */
const CLOSELY = 256
/** More than a query has, so that none of its own words is evicted. */
const REMEMBERED = MOST_WORDS + 8
/** In queries of so few words some may be compounds of so many parts: together within the cache size. */
const FEW_WORDS = 4
const MOST_PARTS = 8
const SCORE = { key: 1000, keyBeginning: 50 }

/** A search over the index. Caches the last words: all but one are the same at the next key. */
export function createSearch(index: SearchIndex): Search {
  const pool = createBitsPool(index.size)
  const everything = fullBits(index.size)
  const remembered = new Map<string, TypedWord>()
  const typedWord = (text: string) => {
    const word = remembered.get(text) ?? createTypedWord(index, pool, text)
    remembered.delete(text)
    remembered.set(text, word)
    const [oldest] = remembered.values()
    if (remembered.size > REMEMBERED && oldest) {
      remembered.delete(oldest.text)
      oldest.release()
    }
    return word
  }

  const typedIn = (text: string) => {
    const texts = typedWords(text, index.joined)
    // A whole name has its words apart.
    if (texts.length > FEW_WORDS) return texts.map(typedWord)
    return texts.flatMap((one) => takenApart(one) ?? [typedWord(one)])
  }
  /** The parts of a compound, if a document has them all. */
  const takenApart = (text: string): TypedWord[] | undefined => {
    const parts = wordsIn(index, text)?.flatMap((part) => index.joined.get(part) ?? [part]) ?? []
    if (parts.length < 2 || parts.length > MOST_PARTS) return undefined
    const words = parts.map(typedWord)
    const together = pool.take()
    together.set(everything)
    for (const word of words) if (!word.light) keepOnly(together, word.beginning())
    const found = countBits(together) > 0
    pool.give(together)
    return found ? words : undefined
  }

  /** Matching positions in sets, best kind first; the last has all. */
  function matches(typed: readonly TypedWord[], keys: KeyMatches | undefined, within?: Bits): Bits[] {
    const all = pool.take()
    const sets =
      typed.length > 0 ? wordMatches(index, pool, typed, { closely: CLOSELY, exactOnly: !!keys, within }) : []
    addAll(all, sets.at(-1) ?? within ?? everything)
    if (keys) {
      for (const bits of [keys.exact, keys.beginning]) if (within) keepOnly(bits, within)
      addAll(all, keys.exact)
      addAll(all, keys.beginning)
      sets.unshift(pool.take())
      sets[0]?.set(keys.exact)
    }
    sets.push(all)
    return sets
  }

  return (text, { limit = 50, within } = {}) => {
    const typed = typedIn(text)
    const keys = keyMatches(index, text)
    const sets = matches(typed, keys, within?.places)
    const places = new Set<number>()
    for (const set of sets) takeBits(set, places, Math.max(limit, CLOSELY))
    const total = countBits(sets.at(-1) ?? everything)
    for (const set of sets) pool.give(set)

    const order = [...places]
    const score = (place: number) => {
      if (keys && hasBit(keys.exact, place)) return SCORE.key
      return keys && hasBit(keys.beginning, place) ? SCORE.keyBeginning : scoreOf(index, typed, place)
    }
    const close = order.slice(0, typed.length === 0 ? 0 : CLOSELY).map((place) => ({ place, score: score(place) }))
    close.sort((a, b) => b.score - a.score || a.place - b.place)
    const rest = order.slice(close.length).map((place) => ({ place, score: 0 }))
    const shown = [...close, ...rest].slice(0, limit)
    return {
      words: typed.map((word) => word.text),
      documents: shown.map(({ place }) => index.documents[place] ?? 0),
      scores: shown.map((found) => found.score),
      total,
      // Rare, so it searches again instead of every result keeping its set.
      all() {
        const again = matches(typedIn(text), keyMatches(index, text), within?.places)
        const found = new Set<number>()
        takeBits(again.at(-1) ?? everything, found, index.size)
        for (const set of again) pool.give(set)
        return Array.from(found, (place) => index.documents[place] ?? 0)
      },
    }
  }
}

export function createWithin(index: SearchIndex, accepts: (document: number) => boolean): Within {
  const places = emptyBits(index.size)
  for (let place = 0; place < index.size; place += 1) if (accepts(index.documents[place] ?? 0)) addBit(places, place)
  return { places }
}

type KeyMatches = { readonly exact: Bits; readonly beginning: Bits }

/** A code or its prefix: at least three letters and digits, one a digit. */
function keyMatches(index: SearchIndex, text: string): KeyMatches | undefined {
  const typed = text.slice(0, 40).trim()
  if (!/^(?=.*\d)[a-z0-9]{3,}$/i.test(typed)) return undefined
  const { documents, exact } = documentsByKey(index.keys, typed)
  if (documents.length === 0) return undefined
  const bits = { exact: emptyBits(index.size), beginning: emptyBits(index.size) }
  for (const [n, document] of documents.entries())
    addBit(n < exact ? bits.exact : bits.beginning, index.placeOf[document] ?? 0)
  return bits
}
