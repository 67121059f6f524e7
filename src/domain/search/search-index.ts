import { addAll, addBit, type Bits, emptyBits } from '#domain/numbers/bits.ts'
import { createKeys, type Keys } from './search-keys.ts'
import { type ReadNames, readNames } from './search-names.ts'
import { createVocabulary, type Vocabulary, wordsFrom } from './search-vocabulary.ts'
import { plainWording, type Wording } from './search-wording.ts'
import { wordsOf } from './search-words.ts'

/** Columns of equal length; a document is an index into them. */
export type SearchInput = {
  readonly names: readonly string[]
  readonly codes: readonly string[]
  /** More key columns, such as ISINs; '' if none. */
  readonly extra?: readonly (readonly string[])[]
  /** Tie-breaker: greater first. */
  readonly rank?: ArrayLike<number>
  /** The rank difference that counts in full; by default the whole range. */
  readonly rankRange?: number
}

/**
 * Documents sorted by rank, then shorter names. All sets and lists hold positions in that order, so that their first
 * members are the best.
 */
export type SearchIndex = {
  readonly size: number
  /** Position → document. */
  readonly documents: Uint32Array
  /** Document → position. */
  readonly placeOf: Uint32Array
  /** Position → distance of its rank from the best, 0 to 1. */
  readonly behind: Float32Array
  readonly vocabulary: Vocabulary
  /** Words at a position, `entries[starts[place]…starts[place + 1]]`: those of the name, then its synonyms. */
  readonly entries: Uint16Array | Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint8Array
  /** Word → positions: a bit set if common, else `places[placeStarts[word]…placeStarts[word + 1]]`. */
  readonly common: ReadonlyMap<number, Bits>
  readonly places: Uint32Array
  readonly placeStarts: Uint32Array
  /** Positions of common one- and two-letter prefixes. */
  readonly beginnings: ReadonlyMap<string, Bits>
  /** Positions of names with this many words. */
  readonly ofLength: readonly Bits[]
  readonly keys: Keys
  readonly light: ReadonlySet<string>
  readonly houses: ReadonlySet<string>
  /** Word → number of documents. */
  readonly counts: Uint32Array
  /** Compound or foreign word → its parts: names are indexed in parts, so queries are split too. */
  readonly joined: ReadonlyMap<string, readonly string[]>
}

/** A list takes 32 bits per position, a set one bit per document. */
const COMMON = 1 / 32
const LENGTHS = 32
const LONGEST_BEGINNING = 2

export function buildSearchIndex(input: SearchInput, wording: Wording = plainWording): SearchIndex {
  const size = input.names.length
  const read = readNames(input.names, wording)
  const order = read.words
    .map((_, word) => word)
    .sort((a, b) => ((read.words[a] ?? '') < (read.words[b] ?? '') ? -1 : 1))
  const vocabulary = createVocabulary(order.map((word) => read.words[word] ?? ''))
  const numbers = new Uint32Array(order.length)
  for (let n = 0; n < order.length; n += 1) numbers[order[n] ?? 0] = n
  const ranks = rankSteps(input, size)
  const documents = inOrder(size, ranks.steps, read.lengths)
  const placed = placeDocuments(documents, read, numbers)
  const lists = placeWords(size, placed)
  const behind = new Float32Array(size)
  for (let place = 0; place < size; place += 1) behind[place] = ranks.behind(documents[place] ?? 0)
  return {
    ...placed,
    ...lists,
    documents,
    behind,
    vocabulary,
    beginnings: commonBeginnings(lists, vocabulary.words, placed.counts),
    keys: createKeys([input.codes, ...(input.extra ?? [])]),
    light: new Set(wording.light),
    houses: new Set(wording.houses),
    joined: standsFor({ ...wording.means, ...wording.joined }),
  }
}

/** Folded like query words. */
const standsFor = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).map(([word, is]) => [wordsOf(word)[0]?.text ?? word, is.split(' ')]))

/** Each document's words by alphabetical number, and the document count of each word. */
function placeDocuments(documents: Uint32Array, read: ReadNames, numbers: Uint32Array) {
  const size = documents.length
  const words = numbers.length
  const entries = words < 65_536 ? new Uint16Array(read.entries.length) : new Uint32Array(read.entries.length)
  const starts = new Uint32Array(size + 1)
  const lengths = new Uint8Array(size)
  const placeOf = new Uint32Array(size)
  const ofLength = Array.from({ length: LENGTHS }, () => emptyBits(size))
  const counts = new Uint32Array(words)
  const lastPlace = new Int32Array(words).fill(-1)
  let at = 0
  for (let place = 0; place < size; place += 1) {
    const document = documents[place] ?? 0
    const end = read.starts[document + 1] ?? 0
    for (let n = read.starts[document] ?? 0; n < end; n += 1) {
      const word = numbers[read.entries[n] ?? 0] ?? 0
      entries[at++] = word
      if (lastPlace[word] !== place) counts[word] = (counts[word] ?? 0) + 1
      lastPlace[word] = place
    }
    starts[place + 1] = at
    placeOf[document] = place
    const length = read.lengths[document] ?? 0
    lengths[place] = length
    const ofThis = ofLength[length]
    if (ofThis) addBit(ofThis, place)
  }
  return { entries, starts, lengths, placeOf, ofLength, counts }
}

/** Positions of each word: a set for common ones, one long array of lists for the rest. */
function placeWords(size: number, { entries, starts, counts }: ReturnType<typeof placeDocuments>): Lists {
  const common = new Map<number, Bits>()
  const placeStarts = new Uint32Array(counts.length + 1)
  for (let word = 0; word < counts.length; word += 1) {
    const count = counts[word] ?? 0
    const isCommon = count > size * COMMON
    if (isCommon) common.set(word, emptyBits(size))
    placeStarts[word + 1] = (placeStarts[word] ?? 0) + (isCommon ? 0 : count)
  }
  const places = new Uint32Array(placeStarts[counts.length] ?? 0)
  const next = placeStarts.slice()
  const sets = Array.from({ length: counts.length }, (_, word) => common.get(word))
  for (let place = 0; place < size; place += 1) {
    const end = starts[place + 1] ?? 0
    for (let n = starts[place] ?? 0; n < end; n += 1) {
      const word = entries[n] ?? 0
      const set = sets[word]
      const at = next[word] ?? 0
      if (set) addBit(set, place)
      // A repeated word comes twice in a row.
      else if (at === placeStarts[word] || places[at - 1] !== place) {
        places[at] = place
        next[word] = at + 1
      }
    }
  }
  return { size, common, places, placeStarts }
}

type Lists = Pick<SearchIndex, 'size' | 'common' | 'places' | 'placeStarts'>

/** Adds the positions of words from `first` to before `end`. */
export function addPlaces(bits: Bits, { common, places, placeStarts }: Lists, first: number, end: number): void {
  for (let n = placeStarts[first] ?? 0; n < (placeStarts[end] ?? 0); n += 1) addBit(bits, places[n] ?? 0)
  if (end - first === 1) {
    const set = common.get(first)
    if (set) addAll(bits, set)
  } else for (const [word, set] of common) if (word >= first && word < end) addAll(bits, set)
}

/** Short prefixes begin so many words that their positions are precomputed. */
function commonBeginnings(lists: Lists, words: readonly string[], counts: Uint32Array): Map<string, Bits> {
  const beginnings = new Map<string, Bits>()
  for (let length = 1; length <= LONGEST_BEGINNING; length += 1) {
    for (let first = 0; first < words.length; ) {
      const beginning = words[first]?.slice(0, length) ?? ''
      const [, end] = beginning.length === length ? wordsFrom(words, beginning) : [first, first + 1]
      let total = 0
      for (let word = first; word < end; word += 1) total += counts[word] ?? 0
      if (beginning.length === length && total > lists.size * COMMON) {
        const bits = emptyBits(lists.size)
        addPlaces(bits, lists, first, end)
        beginnings.set(beginning, bits)
      }
      first = end
    }
  }
  return beginnings
}

/** Each document's rank as steps below the best, and as a share of the range. */
function rankSteps({ rank, rankRange }: SearchInput, size: number) {
  const steps = new Uint32Array(size)
  if (!rank) return { steps, behind: () => 0 }
  const values = new Set<number>()
  for (let document = 0; document < size; document += 1) values.add(rank[document] ?? 0)
  const distinct = [...values].sort((a, b) => b - a)
  const stepOf = new Map(distinct.map((value, step) => [value, step]))
  for (let document = 0; document < size; document += 1) steps[document] = stepOf.get(rank[document] ?? 0) ?? 0
  const best = distinct[0] ?? 0
  const way = (rankRange ?? best - (distinct.at(-1) ?? 0)) || 1
  return { steps, behind: (document: number) => (best - (rank[document] ?? 0)) / way }
}

/** By rank, length and input order, packed into one number for a plain numeric sort. */
function inOrder(size: number, steps: Uint32Array, lengths: Uint8Array): Uint32Array {
  const DOCUMENTS = 2 ** 24
  const keys = new Float64Array(size)
  for (let n = 0; n < size; n += 1) keys[n] = ((steps[n] ?? 0) * 256 + (lengths[n] ?? 0)) * DOCUMENTS + n
  keys.sort()
  const documents = new Uint32Array(size)
  for (let n = 0; n < size; n += 1) documents[n] = (keys[n] ?? 0) % DOCUMENTS
  return documents
}
