import { createWordNumbers, type WordNumbers } from './search-vocabulary.ts'
import type { Wording } from './search-wording.ts'
import { scanWords } from './search-words.ts'

/** Names as word numbers, concatenated. */
export type ReadNames = {
  readonly words: readonly string[]
  readonly entries: Uint32Array
  readonly starts: Uint32Array
  /** How many of a document's entries are its name's words; the rest are synonyms. */
  readonly lengths: Uint8Array
}

type Rule = { readonly row: Uint32Array; readonly others: Uint32Array }

const MOST_WORDS = 255

export function readNames(names: readonly string[], wording: Wording): ReadNames {
  const numbers = createWordNumbers()
  const { partsOf, rulesOf, otherwise } = numbered(wording, numbers)
  // Words of the wording have the lowest numbers; only they need a closer look.
  const special = numbers.count()
  const lastIn = new Int32Array(special).fill(-1)
  let entries = new Uint32Array(names.length * 16 + 1024)
  const starts = new Uint32Array(names.length + 1)
  const lengths = new Uint8Array(names.length)
  let count = 0
  let document = 0
  const push = (word: number) => {
    if (count === entries.length) {
      const larger = new Uint32Array(entries.length * 2)
      larger.set(entries)
      entries = larger
    }
    entries[count++] = word
    if (word < special) lastIn[word] = document
  }
  const sink = (letters: Uint16Array, length: number, _start: number, _end: number, hash: number) => {
    const word = numbers.numberOf(letters, length, hash)
    const parts = word < special ? partsOf[word] : undefined
    if (parts) for (let n = 0; n < parts.length; n += 1) push(parts[n] ?? 0)
    else push(word)
  }
  for (; document < names.length; document += 1) {
    const from = count
    scanWords(names[document] ?? '', sink)
    const end = Math.min(count, from + MOST_WORDS)
    count = end
    lengths[document] = end - from
    for (let at = from; at < end; at += 1) {
      const word = entries[at] ?? 0
      const rules = word < special ? rulesOf[word] : undefined
      if (!rules) continue
      for (let n = 0; n < rules.length; n += 1) {
        const rule = rules[n]
        if (!rule || !standsAt(entries, at, end, rule.row)) continue
        for (const other of rule.others) if (lastIn[other] !== document) push(other)
      }
    }
    for (const [word, other] of otherwise) if (lastIn[word] !== document && lastIn[other] !== document) push(other)
    starts[document + 1] = count
  }
  return { words: numbers.words(), entries: entries.subarray(0, count), starts, lengths }
}

function standsAt(entries: Uint32Array, at: number, end: number, row: Uint32Array): boolean {
  if (at + row.length > end) return false
  for (let n = 1; n < row.length; n += 1) if (entries[at + n] !== row[n]) return false
  return true
}

/** The wording by word numbers: parts of compounds, and synonyms of word sequences. */
function numbered(wording: Wording, numbers: WordNumbers) {
  const partsOf: (readonly number[] | undefined)[] = []
  const rulesOf: (Rule[] | undefined)[] = []
  const split = (text: string) => numbers.numbersOf(text).flatMap((word) => partsOf[word] ?? [word])
  const addRule = (row: readonly number[], others: readonly number[]) => {
    const first = row[0] ?? 0
    rulesOf[first] = [...(rulesOf[first] ?? []), { row: Uint32Array.from(row), others: Uint32Array.from(others) }]
  }
  for (const [joined, apart] of Object.entries(wording.joined)) {
    const parts = numbers.numbersOf(apart)
    addRule(parts, numbers.numbersOf(joined))
    for (const word of numbers.numbersOf(joined)) partsOf[word] = parts
  }
  for (const [words, others] of wording.also) addRule(split(words), numbers.numbersOf(others))
  const otherwise = wording.otherwise.map(([word, other]) => [split(word)[0] ?? 0, split(other)[0] ?? 0] as const)
  return { partsOf, rulesOf, otherwise }
}
