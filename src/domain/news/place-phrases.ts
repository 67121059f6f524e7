import type { FollowedSubject } from './followed-subject.ts'
import { type Phrase, phraseOf } from './phrase.ts'
import { headlineWords } from './written-words.ts'

const otherNames: Readonly<Record<string, readonly string[]>> = {
  bengaluru: ['Bangalore'],
  bangalore: ['Bengaluru'],
  mumbai: ['Navi Mumbai'],
  gurugram: ['Gurgaon'],
  gurgaon: ['Gurugram'],
  kolkata: ['Calcutta'],
  kochi: ['Cochin'],
  mysuru: ['Mysore'],
  thiruvananthapuram: ['Trivandrum'],
  visakhapatnam: ['Vizag'],
}

/** A team, a court or a company named after the city is not the city. */
const city = {
  before: `indians capitals super kings knight riders sunrisers challengers royals daredevils dynamos bulls fc based headquartered
    high hc court university-based express chronicle dabbawala vs marathon`,
  after: 'vs new',
  unless: 'ipl t20 wicket wickets cricket isl kabaddi innings',
}

export function cityPhrases({ name, aliases = [] }: FollowedSubject): Phrase[] {
  const names = [name, ...(otherNames[name.toLowerCase()] ?? []), ...aliases]
  // In a description a city is mostly where something was said.
  return names.map((one) => phraseOf(wordsIn(one), { letters: 'capital', known: city, titleOnly: true }))
}

/** A goal’s name is private and mostly common words: only a whole name of several words counts. */
export function goalPhrases({ name, aliases = [] }: FollowedSubject): Phrase[] {
  const several = [wordsIn(name)].filter((words) => words.length > 1)
  return [...several, ...aliases.map(wordsIn)].map((words) => phraseOf(words, { letters: 'capital' }))
}

const wordsIn = (text: string) => headlineWords(text).words.map(({ whole }) => whole)
