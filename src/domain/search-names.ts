import type { Wording } from './fund-words.ts'
import { createWordNumbers, type WordNumbers } from './search-vocabulary.ts'
import { scanWords } from './search-words.ts'

/** Names as numbers of words, one after the other. */
export type ReadNames = {
  readonly words: readonly string[]
  readonly entries: Uint32Array
  readonly starts: Uint32Array
  /** How many of a document's entries are words of its name; the rest are words it is also found by. */
  readonly lengths: Uint8Array
}

type Rule = { readonly rest: readonly number[]; readonly others: readonly number[] }

const MOST_WORDS = 255

export function readNames(names: readonly string[], wording: Wording): ReadNames {
  const numbers = createWordNumbers()
  const { partsOf, rulesOf, otherwise } = numbered(wording, numbers)
  // Only the words of the wording, which were numbered first, need a closer look.
  const special = numbers.count()
  let entries = new Uint32Array(names.length * 16 + 1024)
  const starts = new Uint32Array(names.length + 1)
  const lengths = new Uint8Array(names.length)
  let count = 0
  const push = (word: number) => {
    if (count === entries.length) {
      const larger = new Uint32Array(entries.length * 2)
      larger.set(entries)
      entries = larger
    }
    entries[count++] = word
  }
  const sink = (letters: Uint16Array, length: number) => {
    const word = numbers.numberOf(letters, length)
    if (word >= special) push(word)
    else for (const part of partsOf.get(word) ?? [word]) push(part)
  }
  const has = (from: number, word: number) => {
    for (let at = from; at < count; at += 1) if (entries[at] === word) return true
    return false
  }
  for (let document = 0; document < names.length; document += 1) {
    const from = count
    scanWords(names[document] ?? '', sink)
    count = Math.min(count, from + MOST_WORDS)
    const end = count
    lengths[document] = end - from
    for (let at = from; at < end; at += 1) {
      const word = entries[at] ?? 0
      const rules = word < special ? rulesOf.get(word) : undefined
      if (!rules) continue
      for (const { rest, others } of rules) {
        if (!rest.every((part, n) => at + 1 + n < end && entries[at + 1 + n] === part)) continue
        for (const other of others) if (!has(from, other)) push(other)
      }
    }
    for (const [word, other] of otherwise) if (!has(from, word) && !has(from, other)) push(other)
    starts[document + 1] = count
  }
  return { words: numbers.words(), entries: entries.subarray(0, count), starts, lengths }
}

/** The wording in numbers of words: what a joined word consists of, and what is also meant where a row of words stands. */
function numbered(wording: Wording, numbers: WordNumbers) {
  const partsOf = new Map<number, readonly number[]>()
  const rulesOf = new Map<number, Rule[]>()
  const split = (text: string) => numbers.numbersOf(text).flatMap((word) => partsOf.get(word) ?? [word])
  const addRule = (words: readonly number[], others: readonly number[]) => {
    const [first, ...rest] = words
    if (first === undefined) return
    const rules = rulesOf.get(first)
    if (rules) rules.push({ rest, others })
    else rulesOf.set(first, [{ rest, others }])
  }
  for (const [joined, apart] of Object.entries(wording.joined)) {
    const parts = numbers.numbersOf(apart)
    addRule(parts, numbers.numbersOf(joined))
    for (const word of numbers.numbersOf(joined)) partsOf.set(word, parts)
  }
  for (const [words, others] of wording.also) addRule(split(words), numbers.numbersOf(others))
  const otherwise = wording.otherwise.map(([word, other]) => [split(word)[0] ?? -1, split(other)[0] ?? -1] as const)
  return { partsOf, rulesOf, otherwise }
}
