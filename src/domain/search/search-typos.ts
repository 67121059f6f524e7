import type { Vocabulary } from './search-vocabulary.ts'

/** A candidate word and its edit distance; `beginning` if only a prefix matches. */
export type Typo = { readonly word: number; readonly edits: number; readonly beginning: boolean }

/** Short words and numbers must be exact: one letter more is another word. */
export function slipsAllowed(typed: string): number {
  if (typed.length < 4 || /^\d/.test(typed)) return 0
  return typed.length < 8 ? 1 : 2
}

/**
 * Words within `most` edits of the query word, as a whole or as a prefix. Words are sorted, so table rows are kept for
 * the shared prefix and hopeless branches are skipped.
 */
export function typosOf({ words, letters, starts, shared }: Vocabulary, typed: string, most: number): Typo[] {
  const found: Typo[] = []
  const width = typed.length
  const deepest = width + most
  const far = most + 1
  const columns = width + 1
  const wanted = Uint16Array.from({ length: width }, (_, n) => typed.charCodeAt(n))
  // Row d, column n: distance of a word's first d letters from the first n typed ones.
  const table = new Uint8Array((deepest + 1) * columns)
  for (let n = 0; n < columns; n += 1) table[n] = n
  // Valid rows of the last word; the depth from which it was hopeless; the best prefix distance by depth.
  let known = 0
  let hopeless = Number.POSITIVE_INFINITY
  const beginnings = new Uint8Array(deepest + 1).fill(far)
  for (let word = 0; word < words.length; word += 1) {
    const same = shared[word] ?? 0
    if (same >= hopeless) continue
    hopeless = Number.POSITIVE_INFINITY
    const start = starts[word] ?? 0
    const length = (starts[word + 1] ?? 0) - start
    let depth = Math.min(same, known)
    while (depth < length && depth < deepest) {
      const letter = letters[start + depth] ?? 0
      const before = depth > 0 ? (letters[start + depth - 1] ?? -1) : -1
      depth += 1
      const best = fillRow(table, columns, depth, letter, before, wanted, most)
      const sofar = depth > 1 ? (beginnings[depth - 1] ?? far) : far
      beginnings[depth] = depth < width - most ? far : Math.min(sofar, table[depth * columns + width] ?? far)
      if (best > most && (beginnings[depth] ?? 0) > most) {
        hopeless = depth
        break
      }
    }
    known = depth
    if (hopeless <= length) continue
    const inReach = length <= deepest && length >= width - most
    const whole = inReach ? (table[length * columns + width] ?? far) : far
    const beginning = beginnings[Math.min(length, deepest)] ?? far
    if (whole <= most && whole <= beginning) found.push({ word, edits: whole, beginning: false })
    else if (beginning <= most) found.push({ word, edits: beginning, beginning: true })
  }
  return found
}

/** One more row of the table: neighbours, and a swap from two rows above. Returns the row's minimum. */
function fillRow(
  table: Uint8Array,
  columns: number,
  depth: number,
  letter: number,
  before: number,
  wanted: Uint16Array,
  most: number,
): number {
  const row = depth * columns
  const above = row - columns
  table[row] = depth
  let least = depth
  // Cells farther than `most` from the diagonal exceed it anyway.
  const from = Math.max(1, depth - most)
  const to = Math.min(columns - 1, depth + most)
  if (from > 1) table[row + from - 1] = most + 1
  for (let n = from; n <= to; n += 1) {
    const typed = wanted[n - 1] ?? 0
    let cost = (table[above + n - 1] ?? 0) + (typed === letter ? 0 : 1)
    const missing = (table[above + n] ?? 0) + 1
    if (missing < cost) cost = missing
    const added = (table[row + n - 1] ?? 0) + 1
    if (added < cost) cost = added
    if (n > 1 && typed === before && wanted[n - 2] === letter) {
      const swapped = (table[above - columns + n - 2] ?? 0) + 1
      if (swapped < cost) cost = swapped
    }
    table[row + n] = cost
    if (cost < least) least = cost
  }
  if (to < columns - 1) table[row + to + 1] = most + 1
  return least
}
