export const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean)

/** The rule of every simple search: each word must occur. The caller normalises case. */
export function hasEvery(words: readonly string[], text: string): boolean {
  for (const word of words) if (!text.includes(word)) return false
  return true
}

type Found = { readonly query: string; readonly places: readonly number[] }

/**
 * A case-insensitive search over thousands of items; returns indices, since few are shown. Item texts are cached, and a
 * longer query searches within the previous result.
 */
export function wordFilter<Item extends object>(textOf: (item: Item) => string) {
  const texts = new WeakMap<Item, string>()
  const knownText = (item: Item): string => {
    const known = texts.get(item)
    if (known !== undefined) return known
    const text = textOf(item).toLowerCase()
    texts.set(item, text)
    return text
  }
  return (items: readonly Item[]) => {
    const all = items.map(knownText)
    const everything: Found = { query: '', places: items.map((_, place) => place) }
    let last = everything
    return (written: string): readonly number[] => {
      const query = written.toLowerCase()
      const words = wordsOf(query)
      if (words.length === 0) return everything.places
      const { places } = query.startsWith(last.query) ? last : everything
      last = { query, places: places.filter((place) => hasEvery(words, all[place] ?? '')) }
      return last.places
    }
  }
}
