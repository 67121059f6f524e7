/** Called for each word, folded (lower case, no accents), with its hash. The buffer is reused. */
export type WordSink = (letters: Uint16Array, length: number, start: number, end: number, hash: number) => void

/** Longer prefixes do not distinguish words. */
const LONGEST_WORD = 64
const ENDS = 0
const PASSED_OVER = 1
const [DOT, AMPERSAND, SPACE, NINE] = [46, 38, 32, 57]
const NO_LETTERS = 0x811c9dc5
const hashed = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193)
const and = Uint16Array.of(97, 110, 100)
const hashOfAnd = and.reduce(hashed, NO_LETTERS)

/** ASCII table: the lower-case letter or digit, 1 for an apostrophe (Children's is one word), 0 for separators. */
const ascii = Uint16Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  if (/[a-z0-9]/i.test(letter)) return letter.toLowerCase().charCodeAt(0)
  return letter === "'" || letter === '`' ? PASSED_OVER : ENDS
})
const letters = new Uint16Array(LONGEST_WORD)

/**
 * The words of a text with positions. A number starts a new word (Nifty50 is "nifty 50"), initials are one word
 * (T.I.G.E.R., S&P), any other & is "and". Index, query and highlight all use this.
 */
export function scanWords(text: string, sink: WordSink): void {
  let length = 0
  let hash = NO_LETTERS
  let start = 0
  let end = 0
  let afterDigit = false
  let initials = false
  // Inlined: a closure would keep the variables of this hot loop out of registers.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const folded = code < 128 ? (ascii[code] ?? ENDS) : ENDS
    if (folded > PASSED_OVER) {
      const digit = code <= NINE
      if (length > 0 && digit && !afterDigit) {
        sink(letters, length, start, end, hash)
        length = 0
      }
      if (length === 0) {
        start = at
        hash = NO_LETTERS
        initials = false
      }
      if (length < LONGEST_WORD) {
        letters[length++] = folded
        hash = hashed(hash, folded)
      }
      afterDigit = digit
      end = at + 1
    } else if (code >= 128) {
      const point = text.codePointAt(at) ?? code
      const foreign = foldedForeign(point)
      if (foreign === undefined) {
        if (length > 0) sink(letters, length, start, end, hash)
        length = 0
      } else if (length > 0 || foreign !== '') {
        if (length === 0) {
          start = at
          hash = NO_LETTERS
          initials = false
        }
        for (let n = 0; n < foreign.length && length < LONGEST_WORD; n += 1) {
          letters[length++] = foreign.charCodeAt(n)
          hash = hashed(hash, foreign.charCodeAt(n))
        }
        if (foreign !== '') afterDigit = false
        end = at + (point > 0xffff ? 2 : 1)
      }
      if (point > 0xffff) at += 1
    } else if (folded === ENDS) {
      const next = length > 0 && (initials || length === 1) && !afterDigit ? nextInitial(text, at, code) : 0
      if (next > 0) {
        initials = true
        at = next - 1
      } else {
        if (length > 0) sink(letters, length, start, end, hash)
        length = 0
        if (code === AMPERSAND) sink(and, and.length, at, at + 1, hashOfAnd)
      }
    }
  }
  if (length > 0) sink(letters, length, start, end, hash)
}

/** Position of the next initial (after `.`, `. ` or `&`), or 0. */
function nextInitial(text: string, at: number, code: number): number {
  if (code !== DOT && code !== AMPERSAND) return 0
  const next = code === DOT && text.charCodeAt(at + 1) === SPACE ? at + 2 : at + 1
  const isLetter = (ascii[text.charCodeAt(next)] ?? ENDS) > NINE
  const goesOn = (ascii[text.charCodeAt(next + 1)] ?? ENDS) > ENDS
  return isLetter && !goesOn ? next : 0
}

const MOST_REMEMBERED = 4096
const foreignLetters = new Map<number, string | undefined>()

/** A letter without accents, '' for combining marks and joiners, undefined for separators. */
function foldedForeign(point: number): string | undefined {
  if (!foreignLetters.has(point)) {
    const letter = String.fromCodePoint(point)
    // Only Latin, Greek and Cyrillic lose their accents; marks of Indian and other scripts are part of the word.
    const folded = letter
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}]|[\u0300-\u036f]/gu, '')
    if (foreignLetters.size === MOST_REMEMBERED) foreignLetters.clear()
    foreignLetters.set(point, folded || (/[\p{M}\p{Cf}’‘ʼ]/u.test(letter) ? '' : undefined))
  }
  return foreignLetters.get(point)
}

export type Word = { readonly text: string; readonly start: number; readonly end: number }

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  scanWords(text, (from, length, start, end) => {
    words.push({ text: String.fromCharCode(...from.subarray(0, length)), start, end })
  })
  return words
}
