import { typedWords } from './search-query.ts'
import { slipsAllowed, typosOf } from './search-typos.ts'
import { createVocabulary } from './search-vocabulary.ts'
import { plainWording, type Wording } from './search-wording.ts'
import { type Word, wordsOf } from './search-words.ts'

export type Range = readonly [start: number, end: number]

type Rule = { readonly row: readonly string[]; readonly others: readonly string[] }
type Row = { readonly row: readonly Word[]; readonly others: readonly string[] }

/** Ranges of a name that match the query, sorted and disjoint. For the few names shown: it scans the name again. */
export function createHighlight(wording: Wording = plainWording): (name: string, typed: string) => Range[] {
  const rules = Map.groupBy(
    [...wording.also, ...Object.entries(wording.joined).map(([word, row]) => [row, word] as const)].map(
      ([row, others]): Rule => ({ row: row.split(' '), others: others.split(' ') }),
    ),
    ({ row }) => row[0] ?? '',
  )
  return (name, typed) => {
    const written = wordsOf(name)
    const parts = written.flatMap((word) => apart(word, wording))
    const words = [...parts, ...written.filter(({ text }) => Object.hasOwn(wording.joined, text))]
    const rows = parts.flatMap(({ text }, at) => (rules.get(text) ?? []).flatMap((rule) => rowAt(parts, at, rule)))
    return merged(typedWords(typed).flatMap((text) => rangesOf(text, words, rows)))
  }
}

/** An exact word; else a prefix; else a synonym; else a misspelling. */
function rangesOf(text: string, words: readonly Word[], rows: readonly Row[]): Range[] {
  const same = words.filter((word) => word.text === text)
  if (same.length > 0) return same.map(({ start, end }) => [start, end])
  const longer = words.filter((word) => word.text.startsWith(text)).map((word) => beginningOf(word, text.length))
  if (longer.length > 0) return longer
  const called = rows.filter(({ others }) => others.some((other) => other.startsWith(text))).flatMap(({ row }) => row)
  return called.length > 0 ? called.map(({ start, end }) => [start, end]) : misspelt(text, words)
}

function misspelt(text: string, words: readonly Word[]): Range[] {
  const sorted = words.toSorted((a, b) => (a.text < b.text ? -1 : 1))
  const vocabulary = createVocabulary(sorted.map((word) => word.text))
  for (let most = 1; most <= slipsAllowed(text); most += 1) {
    const typos = typosOf(vocabulary, text, most)
    if (typos.length > 0)
      return typos.flatMap(({ word }) => sorted.slice(word, word + 1)).map(({ start, end }) => [start, end])
  }
  return []
}

/** Accents and apostrophes make a word longer than its folded letters; then a prefix's end is unknown. */
function beginningOf({ text, start, end }: Word, length: number): Range {
  return end - start === text.length ? [start, start + length] : [start, end]
}

/** Midcap as "mid" and "cap" with their positions. */
function apart(word: Word, { joined }: Wording): Word[] {
  const parts = Object.hasOwn(joined, word.text) ? (joined[word.text] ?? '').split(' ') : []
  if (parts.length === 0 || word.end - word.start !== word.text.length) return [word]
  let { start } = word
  return parts.map((text) => {
    const part = { text, start, end: start + text.length }
    start = part.end
    return part
  })
}

function rowAt(parts: readonly Word[], at: number, { row, others }: Rule): Row[] {
  const found = parts.slice(at, at + row.length)
  return row.every((text, n) => found[n]?.text === text) ? [{ row: found, others }] : []
}

function merged(ranges: readonly Range[]): Range[] {
  const apart: [number, number][] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else apart.push([start, end])
  }
  return apart
}
