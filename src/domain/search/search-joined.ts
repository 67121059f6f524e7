import type { SearchIndex } from './search-index.ts'
import { wordsFrom } from './search-vocabulary.ts'

const SHORTEST = 5
const LONGEST = 64
const SHORTEST_PART = 2
/** Cost of another part, and of a partial last part, besides word rarity. */
const COSTS = { part: 2, beginning: 2 }

/**
 * Splits words typed as one, such as `hdfcmidcap`; undefined if it begins a word itself or cannot be split. Prefers few
 * and common words; the last may be a prefix.
 */
export function wordsIn(index: SearchIndex, text: string): string[] | undefined {
  const { vocabulary, counts, size } = index
  if (text.length < SHORTEST || text.length > LONGEST) return undefined
  const [first, end] = wordsFrom(vocabulary.words, text)
  if (first < end) return undefined
  const costOf = (part: string, isLast: boolean) => {
    const [from, to] = wordsFrom(vocabulary.words, part)
    if (from === to) return Number.POSITIVE_INFINITY
    const rare = (count: number) => COSTS.part + Math.log(size / Math.max(1, count))
    if (vocabulary.words[from] === part) return rare(counts[from] ?? 0)
    if (!isLast) return Number.POSITIVE_INFINITY
    return rare(counts.subarray(from, to).reduce((sum, count) => sum + count, 0)) + COSTS.beginning
  }
  // Shortest path: the cheapest split up to each letter, and the start of its last word.
  const best = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY)
  const begins = new Uint8Array(text.length + 1)
  best[0] = 0
  for (let at = SHORTEST_PART; at <= text.length; at += 1) {
    for (let from = 0; from <= at - SHORTEST_PART; from += 1) {
      const before = best[from] ?? 0
      if (before === Number.POSITIVE_INFINITY) continue
      const cost = before + costOf(text.slice(from, at), at === text.length)
      if (cost >= (best[at] ?? 0)) continue
      best[at] = cost
      begins[at] = from
    }
  }
  if (best[text.length] === Number.POSITIVE_INFINITY) return undefined
  const parts: string[] = []
  for (let at = text.length; at > 0; at = begins[at] ?? 0) parts.unshift(text.slice(begins[at], at))
  return parts
}
