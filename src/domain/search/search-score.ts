import type { SearchIndex } from './search-index.ts'
import type { TypedWord } from './search-query.ts'

/** Costs of differences between query and name. Set by judgement; the bench checks them. */
const COSTS = {
  otherWord: 0.4,
  beginning: 0.8,
  beginningLastTyped: 0.4,
  missing: 12,
  missingLight: 0.5,
  unnamed: 0.2,
  notNext: 0.3,
  notAfter: 0.6,
  notFirst: 0.5,
  behind: 2,
}
const WHOLE_NAME = 10
const BEST = 100

/** Score of a document for a query; 100 and more for a whole name. */
export function scoreOf(index: SearchIndex, typed: readonly TypedWord[], place: number): number {
  const start = index.starts[place] ?? 0
  const length = index.lengths[place] ?? 0
  const end = index.starts[place + 1] ?? 0
  let cost = 0
  let before = -1
  let named = 0
  let namedCount = 0
  let whole = true
  for (let n = 0; n < typed.length; n += 1) {
    const word = typed[n]
    if (!word) continue
    let best = Number.POSITIVE_INFINITY
    let bestAt = -1
    for (let at = 0; at < end - start; at += 1) {
      const difference = differenceOf(word, index.entries[start + at] ?? 0, n === typed.length - 1)
      if (difference === Number.POSITIVE_INFINITY) continue
      let here = difference
      if (at >= length) here += COSTS.otherWord
      else {
        // Of equal words in a name each matches once; the one after the last match first.
        if (at < 32 && ((named >>> at) & 1) === 1) here += 5
        if (n > 0 && at !== before + 1) here += at > before ? COSTS.notNext : COSTS.notAfter
        else if (n === 0 && at > 0) here += COSTS.notFirst
      }
      if (here < best) {
        best = here
        bestAt = at
      }
    }
    if (bestAt < 0) {
      cost += word.light ? COSTS.missingLight : COSTS.missing
      whole = false
      continue
    }
    cost += best
    if (best > 0) whole = false
    if (bestAt < length) {
      before = bestAt
      if (bestAt >= 32 || ((named >>> bestAt) & 1) === 0) namedCount += 1
      if (bestAt < 32) named |= 1 << bestAt
    }
  }
  const unnamed = Math.max(0, length - namedCount)
  if (whole && unnamed === 0) return BEST + WHOLE_NAME
  // A fully typed name is wanted even if its rank is low.
  if (unnamed > 0) cost += unnamed * COSTS.unnamed + (index.behind[place] ?? 0) * COSTS.behind
  return Math.max(0.01, BEST - cost)
}

function differenceOf(typed: TypedWord, word: number, last: boolean): number {
  if (word === typed.exact) return 0
  if (word >= typed.first && word < typed.end) return last ? COSTS.beginningLastTyped : COSTS.beginning
  return typed.typos().get(word) ?? Number.POSITIVE_INFINITY
}
