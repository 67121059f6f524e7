import type { KnownCompany } from './known-companies.ts'

/** `capital`: the first letter; `exact`: as in `exact`, or all capitals; `any`: iPhone. */
type Letters = 'capital' | 'exact' | 'any'
type Evidence = 'common' | 'namesake'

/** Words one after the other that stand for a subject, and when they do not. */
export type Phrase = {
  readonly words: readonly string[]
  readonly letters: Letters
  readonly exact: string
  readonly evidence: Evidence | undefined
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
  readonly unless: ReadonlySet<string>
  readonly beside: ReadonlySet<string>
  readonly titleOnly: boolean
}

type How = {
  readonly letters: Letters
  readonly exact?: string
  readonly evidence?: Evidence | undefined
  readonly known?: KnownCompany
  readonly titleOnly?: boolean
}

const NONE: ReadonlySet<string> = new Set()
const wordsOf = (text: string | undefined) => (text ? new Set(text.split(/\s+/)) : NONE)

export function phraseOf(words: readonly string[], { letters, exact, evidence, known = {}, titleOnly }: How): Phrase {
  return {
    words,
    letters,
    exact: exact ?? words.join(' ').toUpperCase(),
    evidence,
    before: wordsOf(known.before),
    after: wordsOf(known.after),
    unless: wordsOf(known.unless),
    beside: wordsOf(known.beside),
    titleOnly: titleOnly ?? false,
  }
}
