import { hasEvery, wordFilter, wordsOf } from '#domain/text/word-filter.ts'
import { itemKey, type PaletteItem, type PaletteKind } from './palette-item.ts'

const searchItems = wordFilter<PaletteItem>(({ label, aside = '', also = '' }) => [label, aside, also].join('\n'))

/** How many of a kind are shown. */
const EACH = 4
/** Matches of a kind that are put in order; the rest stays as it is. */
const CLOSELY = 60

/** Finds a person's own things, pages, settings and commands by every word of a query. */
export function ownFinder(items: readonly PaletteItem[]): (words: string) => PaletteItem[] {
  const kinds = [...Map.groupBy(items, ({ kind }) => kind).values()].map((all) => ({ all, find: searchItems(all) }))
  return (words) => {
    const wanted = words.trim().toLowerCase()
    if (wordsOf(wanted).length === 0) return []
    return kinds.flatMap(({ all, find }) => {
      const close = find(wanted)
        .slice(0, CLOSELY)
        .flatMap((place) => all[place] ?? [])
      return best(close, wanted).slice(0, EACH)
    })
  }
}

/** Labels that begin with the words first, then those with a word that does. */
function best(items: readonly PaletteItem[], wanted: string): PaletteItem[] {
  const rank = ({ label }: PaletteItem) => {
    const text = label.toLowerCase()
    if (text.startsWith(wanted)) return 0
    return text.includes(` ${wanted}`) ? 1 : text.includes(wanted) ? 2 : 3
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

const order: readonly PaletteKind[] = [
  ...(['page', 'setting', 'command', 'goal', 'note', 'todo', 'quote'] as const),
  ...(['fund', 'stock', 'property', 'article', 'post'] as const),
]

/** The market's search has its own order, which forgives slips. */
const ranked: ReadonlySet<PaletteKind> = new Set(['fund', 'stock', 'property'])

/** Recent ones first, then by kind, each once; what has the words only in its text comes last. */
export function arranged(found: readonly PaletteItem[], recent: readonly PaletteItem[], words = ''): PaletteItem[] {
  const places = new Map(recent.map((item, at) => [itemKey(item), at]))
  const unique = [...new Map(found.map((item) => [itemKey(item), item])).values()]
  const wanted = wordsOf(words.toLowerCase())
  const isWeak = ({ kind, label }: PaletteItem) => !ranked.has(kind) && !hasEvery(wanted, label.toLowerCase())
  const last = recent.length + order.length
  const place = (item: PaletteItem) =>
    places.get(itemKey(item)) ?? (isWeak(item) ? last : recent.length) + order.indexOf(item.kind)
  return unique
    .map((item) => ({ item, at: place(item) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
