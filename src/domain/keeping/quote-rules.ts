import { hasEvery, wordsOf } from '#domain/text/word-filter.ts'
import type { Quote } from './quote.ts'

type Findable = Pick<Quote, 'text' | 'author' | 'source' | 'tags'>

/** Ignores case, punctuation and white space; text of punctuation alone is compared as is. */
const keyOf = (text: string) => {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}\p{S}]/gu, '') || plain.trim()
}

/** The same sentence in any spelling; `except` is the quote being edited. */
export function isDuplicate(quotes: readonly Pick<Quote, 'id' | 'text'>[], text: string, except?: string): boolean {
  const key = keyOf(text)
  return quotes.some((other) => other.id !== except && keyOf(other.text) === key)
}

/** Ignores Latin accents, but not vowel signs of other scripts. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Every word must occur in text, author, source or tags. */
export function searchQuotes<Q extends Findable>(quotes: readonly Q[], query: string): readonly Q[] {
  const words = wordsOf(folded(query)).map((word) => word.replace(/^#(?=.)/, ''))
  if (words.length === 0) return quotes
  return quotes.filter(({ text, author, source, tags }) =>
    hasEvery(words, folded([text, author, source, ...tags].join('\n'))),
  )
}

/**
 * Stable for the day; among the favourites, if any. Rendezvous hashing: each quote draws a number per day and the
 * highest wins, so that a new quote changes only the days it wins.
 */
export function quoteOfTheDay<Q extends Pick<Quote, 'id' | 'isFavorite'>>(
  quotes: readonly Q[],
  day: string,
): Q | undefined {
  const favorites = quotes.filter(({ isFavorite }) => isFavorite)
  const [first, ...rest] = favorites.length > 0 ? favorites : quotes
  if (!first) return undefined
  return rest.reduce((best, next) => (wins(next.id, best.id, day) ? next : best), first)
}

function wins(id: string, other: string, day: string): boolean {
  const [mine, theirs] = [drawn(`${day} ${id}`), drawn(`${day} ${other}`)]
  return mine === theirs ? id < other : mine > theirs
}

/** FNV-1a with MurmurHash3's finaliser. */
function drawn(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** For copying and sharing: “Text” — Author, Source. */
export function quoteLine({ text, author, source }: Pick<Quote, 'text' | 'author' | 'source'>): string {
  const from = attribution({ author, source })
  return from ? `“${text}” — ${from}` : `“${text}”`
}

const attribution = ({ author, source }: Pick<Quote, 'author' | 'source'>) =>
  [author, source].filter(Boolean).join(', ')
