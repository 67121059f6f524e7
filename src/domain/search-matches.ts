import { type Bits, countBits, emptyBits, isEmpty, keepOnly } from './bits.ts'
import type { SearchIndex } from './search-index.ts'
import type { TypedWord } from './search-query.ts'

/** With fewer matches than this, misspelt ones are shown after them. */
const FEW = 10

/** The places that match, in sets from the best kind of match to the weakest; a place may be in several. */
export function wordMatches(index: SearchIndex, typed: readonly TypedWord[], exactOnly: boolean): Bits[] {
  const heavy = typed.filter(({ light }) => !light)
  const needed = heavy.length > 0 ? heavy : typed
  const strict = inAll(needed, (word) => word.beginning())
  const sets: Bits[] = []
  const ofThisLength = index.ofLength[typed.length]
  if (ofThisLength && typed.every(({ exact }) => exact >= 0)) {
    const whole = inAll(typed, (word) => word.exactly())
    keepOnly(whole, ofThisLength)
    sets.push(whole)
  }
  if (needed.every(({ exact }) => exact >= 0)) sets.push(inAll(needed, (word) => word.exactly()))
  if (needed.length < typed.length) sets.push(inAll(typed, (word) => word.beginning()))
  sets.push(strict)
  if (exactOnly || countBits(strict) >= FEW) return sets
  const { one, any } = misspelt(index.size, needed)
  sets.push(one, any)
  if (isEmpty(any)) sets.push(...withoutSome(index.size, needed))
  return sets
}

function inAll(words: readonly TypedWord[], places: (word: TypedWord) => Bits): Bits {
  const [first, ...rest] = words.map(places)
  const bits = (first ?? new Uint32Array(0)).slice()
  for (const other of rest) keepOnly(bits, other)
  return bits
}

/** Where at most one word was misspelt, and where any of them were. */
function misspelt(size: number, words: readonly TypedWord[]): { one: Bits; any: Bits } {
  const none = emptyBits(size).fill(0xffffffff)
  const one = none.slice()
  const any = none.slice()
  for (const word of words) {
    const strictly = word.beginning()
    const roughly = word.roughly()
    for (let at = 0; at < any.length; at += 1) {
      const strict = strictly[at] ?? 0
      const rough = roughly[at] ?? 0
      one[at] = ((one[at] ?? 0) & strict) | ((none[at] ?? 0) & rough)
      none[at] = (none[at] ?? 0) & strict
      any[at] = (any[at] ?? 0) & rough
    }
  }
  return { one, any }
}

/** Where one word is missing or, if there is nothing, two; but never more than half of them. */
function withoutSome(size: number, words: readonly TypedWord[]): Bits[] {
  const all = emptyBits(size).fill(0xffffffff)
  const butOne = all.slice()
  const butTwo = all.slice()
  for (const word of words) {
    const roughly = word.roughly()
    for (let at = 0; at < all.length; at += 1) {
      const rough = roughly[at] ?? 0
      butTwo[at] = ((butTwo[at] ?? 0) & rough) | (butOne[at] ?? 0)
      butOne[at] = ((butOne[at] ?? 0) & rough) | (all[at] ?? 0)
      all[at] = (all[at] ?? 0) & rough
    }
  }
  if (words.length < 2) return []
  if (!isEmpty(butOne) || words.length < 4) return [butOne]
  return [butTwo]
}
