export type HeadlineWord = {
  /** Small letters, no accents, without possessive `’s`. */
  readonly word: string
  /** The same with it: Lowe’s. */
  readonly whole: string
  readonly written: string
  /** The first of a sentence or of a part of it, where a capital says nothing. */
  readonly starts: boolean
}

export type HeadlineText = {
  readonly words: readonly HeadlineWord[]
  /** Most words have capitals, so a capital does not mark a name. */
  inCapitals(): boolean
}

const entities: readonly (readonly [written: string, sign: string])[] = [
  ['&amp;', '&'],
  ['&#38;', '&'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&apos;', "'"],
  ['&rsquo;', "'"],
  ['&nbsp;', ' '],
]

/** Feeds bring tags, entities, curly quotes and accents in any mixture. */
function plain(text: string): string {
  let read = text.includes('<') ? text.replaceAll(/<[^<>]*>/g, ' ') : text
  if (read.includes('&')) for (const [written, sign] of entities) read = read.replaceAll(written, sign)
  if (!otherLetters.test(read) && !read.includes('`')) return read
  return read
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

// L&T, Lowe's and Disney+ are one word each; hyphens and dots separate.
const wordPattern = /[\p{L}\p{N}]+(?:[&'][\p{L}\p{N}]+)*\+?/gu
// Three times as fast, and most headlines have no other letters.
const plainWordPattern = /[A-Za-z\d]+(?:[&'][A-Za-z\d]+)*\+?/g
const otherLetters = /[^ -~]/
const breakPattern = /[.!?:;|–—"“”(]|'| - |^\s*$/

/** At most this many words of a text are read: a headline and its first sentences. */
const MOST_WORDS = 120
const MOST_CHARACTERS = 2_000

export function headlineWords(text: string): HeadlineText {
  const read = plain(text.slice(0, MOST_CHARACTERS))
  const words: HeadlineWord[] = []
  let end = 0
  for (const match of read.matchAll(otherLetters.test(read) ? wordPattern : plainWordPattern)) {
    const written = match[0]
    const whole = written.toLowerCase()
    const gap = read.slice(end, match.index)
    words.push({
      written,
      whole,
      word: whole.endsWith("'s") ? whole.slice(0, -2) : whole,
      starts: words.length === 0 || (gap !== ' ' && breakPattern.test(gap)),
    })
    end = match.index + written.length
    if (words.length === MOST_WORDS) break
  }
  return { words, inCapitals: () => mostlyCapitals(words) }
}

export const isCapital = (written: string) => /^[\p{Lu}\p{N}]/u.test(written)

/** Of the words that would have a small letter in a sentence; too few of them say nothing. */
function mostlyCapitals(words: readonly HeadlineWord[]): boolean {
  const telling = words.filter(({ starts, written }) => !starts && written.length > 3 && !/\d/.test(written))
  const capitals = telling.filter(({ written }) => isCapital(written)).length
  return telling.length < 3 || capitals > telling.length * 0.6
}
