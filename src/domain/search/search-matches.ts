import { type Bits, type BitsPool, countBits, keepOnly } from '#domain/numbers/bits.ts'
import type { SearchIndex } from './search-index.ts'
import type { TypedWord } from './search-query.ts'

/** With fewer matches than this, misspelt ones follow. */
const FEW = 10

/**
 * Matching positions in sets from best to weakest kind; the last has all. Better kinds are separated only above
 * `closely` matches, which are scored one by one anyway. The caller returns the sets to the pool.
 */
export function wordMatches(
  index: SearchIndex,
  pool: BitsPool,
  typed: readonly TypedWord[],
  { closely, exactOnly, within }: { closely: number; exactOnly: boolean; within?: Bits },
): Bits[] {
  const heavy = typed.filter(({ light }) => !light)
  const needed = heavy.length > 0 ? heavy : typed
  const sets: Bits[] = []
  const inAll = (words: readonly TypedWord[], places: (word: TypedWord) => Bits, also = within) => {
    const bits = pool.take()
    for (const [n, word] of words.entries()) {
      if (n === 0) bits.set(places(word))
      else keepOnly(bits, places(word))
    }
    if (also) keepOnly(bits, also)
    sets.push(bits)
    return countBits(bits)
  }
  const strictly = (word: TypedWord) => word.beginning()
  const exactly = (word: TypedWord) => word.exactly()

  const strict = inAll(needed, strictly)
  if (strict > closely) {
    const all = sets.splice(0)
    const ofThisLength = index.ofLength[typed.length]
    if (ofThisLength && typed.every(({ exact }) => exact >= 0)) {
      inAll(typed, exactly, ofThisLength)
      if (within) for (const whole of sets) keepOnly(whole, within)
    }
    if (needed.every(({ exact }) => exact >= 0)) inAll(needed, exactly)
    if (needed.length < typed.length) inAll(typed, strictly)
    sets.push(...all)
  }
  if (exactOnly || strict >= FEW) return sets
  const rough = inAll(needed, (word) => word.roughly())
  if (rough > closely) sets.splice(-1, 0, atMostOneMisspelt(pool, needed, within))
  if (rough > 0 || needed.length < 2) return sets
  // If an AMC is named, any other word may be missing; else half of the words, or one of two.
  const named = needed.filter(({ house }) => house).length
  const ways = [
    ...(named > 0 ? [{ optional: (word: TypedWord) => !word.house, most: needed.length - named }] : []),
    { optional: () => true, most: Math.max(1, needed.length >> 1) },
  ]
  for (const { optional, most } of ways) {
    for (let missing = 1; missing <= most; missing += 1) {
      const found = withoutSome(pool, needed, missing, optional, within)
      sets.push(found)
      if (countBits(found) > 0) return sets
    }
  }
  return sets
}

function atMostOneMisspelt(pool: BitsPool, words: readonly TypedWord[], within?: Bits): Bits {
  const none = pool.take().fill(0xffffffff)
  const one = pool.take().fill(0xffffffff)
  for (const word of words) {
    const strictly = word.beginning()
    const roughly = word.roughly()
    for (let at = 0; at < one.length; at += 1) {
      const strict = strictly[at] ?? 0
      one[at] = ((one[at] ?? 0) & strict) | ((none[at] ?? 0) & (roughly[at] ?? 0))
      none[at] = (none[at] ?? 0) & strict
    }
  }
  if (within) keepOnly(one, within)
  pool.give(none)
  return one
}

/** Positions that lack at most this many optional words. */
function withoutSome(
  pool: BitsPool,
  words: readonly TypedWord[],
  missing: number,
  optional: (word: TypedWord) => boolean,
  within?: Bits,
): Bits {
  // Level n: all words so far but n.
  const levels = Array.from({ length: missing + 1 }, () => pool.take().fill(0xffffffff))
  for (const word of words) {
    const roughly = word.roughly()
    for (let level = missing; level >= 0; level -= 1) {
      const bits = levels[level]
      const fewer = optional(word) ? levels[level - 1] : undefined
      if (!bits) continue
      if (!fewer) keepOnly(bits, roughly)
      else
        for (let at = 0; at < bits.length; at += 1) bits[at] = ((bits[at] ?? 0) & (roughly[at] ?? 0)) | (fewer[at] ?? 0)
    }
  }
  const found = levels.pop() ?? pool.take()
  for (const bits of levels) pool.give(bits)
  if (within) keepOnly(found, within)
  return found
}
