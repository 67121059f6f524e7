import { firstPlace } from '#domain/numbers/binary-search.ts'
import { scanWords } from './search-words.ts'

/** Numbers distinct words while names are read, without a string per word. */
export type WordNumbers = {
  numberOf(letters: Uint16Array, length: number, hash: number): number
  numbersOf(text: string): number[]
  count(): number
  words(): string[]
}

export function createWordNumbers(): WordNumbers {
  let table = new Int32Array(1 << 15).fill(-1)
  let letters = new Uint16Array(1 << 17)
  let starts = new Uint32Array(1 << 14)
  let hashes = new Int32Array(1 << 14)
  let count = 0

  function numberOf(word: Uint16Array, length: number, hash: number): number {
    const mask = table.length - 1
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const known = table[slot] ?? -1
      if (known < 0) {
        table[slot] = count
        return add(word, length, hash)
      }
      if (hashes[known] === hash && isWord(known, word, length)) return known
    }
  }

  function isWord(number: number, word: Uint16Array, length: number): boolean {
    const start = starts[number] ?? 0
    if ((starts[number + 1] ?? 0) - start !== length) return false
    for (let n = 0; n < length; n += 1) if (letters[start + n] !== word[n]) return false
    return true
  }

  function add(word: Uint16Array, length: number, hash: number): number {
    const start = starts[count] ?? 0
    if (start + length > letters.length) letters = grown(letters, new Uint16Array(letters.length * 2))
    if (count + 2 > starts.length) {
      starts = grown(starts, new Uint32Array(starts.length * 2))
      hashes = grown(hashes, new Int32Array(hashes.length * 2))
    }
    for (let n = 0; n < length; n += 1) letters[start + n] = word[n] ?? 0
    hashes[count] = hash
    count += 1
    starts[count] = start + length
    if (count * 2 > table.length) rehash()
    return count - 1
  }

  function rehash() {
    table = new Int32Array(table.length * 2).fill(-1)
    const mask = table.length - 1
    for (let number = 0; number < count; number += 1) {
      const hash = hashes[number] ?? 0
      let slot = (hash ^ (hash >>> 15)) & mask
      while ((table[slot] ?? -1) >= 0) slot = (slot + 1) & mask
      table[slot] = number
    }
  }

  return {
    numberOf,
    numbersOf(text) {
      const numbers: number[] = []
      scanWords(text, (word, length, _start, _end, hash) => numbers.push(numberOf(word, length, hash)))
      return numbers
    },
    count: () => count,
    words: () =>
      Array.from({ length: count }, (_, number) =>
        String.fromCharCode(...letters.subarray(starts[number], starts[number + 1])),
      ),
  }
}

function grown<Numbers extends Uint16Array | Uint32Array | Int32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}

/** Sorted words, also as concatenated letters with shared prefix lengths: a trie without nodes. */
export type Vocabulary = {
  readonly words: readonly string[]
  readonly letters: Uint16Array
  readonly starts: Uint32Array
  readonly shared: Uint8Array
}

export function createVocabulary(words: readonly string[]): Vocabulary {
  const starts = new Uint32Array(words.length + 1)
  for (const [n, word] of words.entries()) starts[n + 1] = (starts[n] ?? 0) + word.length
  const letters = new Uint16Array(starts[words.length] ?? 0)
  const shared = new Uint8Array(words.length)
  let before = ''
  for (const [n, word] of words.entries()) {
    const start = starts[n] ?? 0
    let same = 0
    for (let at = 0; at < word.length; at += 1) {
      letters[start + at] = word.charCodeAt(at)
      if (same === at && before.charCodeAt(at) === word.charCodeAt(at)) same += 1
    }
    shared[n] = same
    before = word
  }
  return { words, letters, starts, shared }
}

/** The range of words with this prefix: first and end. */
export function wordsFrom(words: readonly string[], prefix: string): readonly [first: number, end: number] {
  const first = firstPlace(words.length, (n) => (words[n] ?? '') >= prefix)
  return [first, first + firstPlace(words.length - first, (n) => !words[first + n]?.startsWith(prefix))]
}
