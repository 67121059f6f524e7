import { authorWords, businessWords } from './common-words.ts'
import { companyPhrases } from './company-phrases.ts'
import type { FollowedSubject, Headline } from './followed-subject.ts'
import { fundPhrases } from './fund-phrases.ts'
import type { Phrase } from './phrase.ts'
import { cityPhrases, goalPhrases } from './place-phrases.ts'
import { withoutPaper } from './without-paper.ts'
import { type HeadlineText, type HeadlineWord, headlineWords, isCapital } from './written-words.ts'

const phrasesOf = { stock: companyPhrases, fund: fundPhrases, city: cityPhrases, goal: goalPhrases }

type Entry = { readonly phrase: Phrase; readonly subject: FollowedSubject }

/** Tells which of the subjects a headline is about, in their order. */
export type Matcher = (headline: Headline) => readonly FollowedSubject[]

/**
 * Prepares the subjects once. A headline then costs one lookup per word however many subjects there are (decision 27).
 * Runs in the browser only: the server is never told what a person follows.
 */
export function headlineMatcher(subjects: readonly FollowedSubject[]): Matcher {
  const entries = entriesOf(subjects)
  if (entries.size === 0) return () => []
  return ({ title, description, source }) => {
    const story = {
      title: headlineWords(withoutPaper(title, source.name)),
      description: headlineWords(description ?? ''),
    }
    const about = new Set<FollowedSubject>()
    const authors = new Set<FollowedSubject>()
    for (const text of [story.title, story.description])
      for (const [at, { word, whole }] of text.words.entries())
        for (const { phrase, subject } of candidates(entries, word, whole))
          if (isAbout(phrase, text, at, story)) {
            about.add(subject)
            if (isAuthor(phrase, text, at, story)) authors.add(subject)
          }
    return about.size === 0 ? [] : subjects.filter((subject) => about.has(subject) && !authors.has(subject))
  }
}

const NONE: readonly Entry[] = []

function candidates(entries: ReadonlyMap<string, readonly Entry[]>, word: string, whole: string): readonly Entry[] {
  const found = entries.get(word) ?? NONE
  const possessive = word === whole ? undefined : entries.get(whole)
  return possessive ? [...found, ...possessive] : found
}

/** By the first word of each phrase. */
function entriesOf(subjects: readonly FollowedSubject[]): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const subject of subjects) {
    const phrases = phrasesOf[subject.kind](subject)
    for (const phrase of new Map(phrases.map((one) => [`${one.letters} ${one.words.join(' ')}`, one])).values()) {
      const [first] = phrase.words
      const same = first && entries.get(first)
      if (same) same.push({ phrase, subject })
      else if (first) entries.set(first, [{ phrase, subject }])
    }
  }
  return entries
}

type Story = { readonly title: HeadlineText; readonly description: HeadlineText }

/** The title names it as the author of a study, so the story is about something else. */
const isAuthor = ({ words }: Phrase, text: HeadlineText, at: number, { title }: Story) =>
  text === title && authorWords.has(text.words[at + words.length]?.word ?? '')

function isAbout(phrase: Phrase, text: HeadlineText, at: number, story: Story): boolean {
  const { words } = text
  const last = at + phrase.words.length - 1
  if (phrase.titleOnly && text !== story.title) return false
  if (!phrase.words.every((one, n) => words[at + n]?.word === one || words[at + n]?.whole === one)) return false
  if (!hasLetters(phrase, words.slice(at, last + 1))) return false
  if (phrase.before.has(words[last + 1]?.word ?? '') || phrase.after.has(words[at - 1]?.word ?? '')) return false
  if (hasAny(story, phrase.unless)) return false
  return hasEvidence(phrase, text, at, story)
}

function hasLetters({ letters, exact }: Phrase, written: readonly HeadlineWord[]): boolean {
  if (letters === 'any') return true
  const [first] = written
  if (letters === 'exact') return first !== undefined && withoutPossessive(first) === exact
  return isCapital(first?.written ?? '')
}

const withoutPossessive = ({ written, word }: HeadlineWord) => written.slice(0, word.length)

/** A common word is a name where only names have capitals, or beside words that speak of business. */
function hasEvidence({ evidence, beside }: Phrase, text: HeadlineText, at: number, story: Story): boolean {
  const here = text.words[at]
  if (!evidence || !here) return true
  if (hasAny(story, beside.size > 0 ? beside : businessWords)) return evidence === 'common' || !inLongerName(text, at)
  return evidence === 'common' && beside.size === 0 && !text.inCapitals() && !here.starts
}

const inLongerName = ({ words }: HeadlineText, at: number) =>
  [words[at - 1], words[at + 1]].some((beside) => beside && !beside.starts && isCapital(beside.written))

const hasAny = ({ title, description }: Story, wanted: ReadonlySet<string>) =>
  wanted.size > 0 && [title, description].some(({ words }) => words.some(({ word }) => wanted.has(word)))
