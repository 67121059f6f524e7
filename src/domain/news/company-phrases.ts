import { commonInitials, commonWords, namesakes, places } from './common-words.ts'
import type { FollowedSubject } from './followed-subject.ts'
import { type KnownCompany, knownCompanies } from './known-companies.ts'
import { type Phrase, phraseOf } from './phrase.ts'
import { headlineWords } from './written-words.ts'

const legal = new Set(
  'limited ltd inc incorporated corp corporation company companies co plc nv sa ag se llc lp holdings the class a b c'.split(
    ' ',
  ),
)
const shortened: Readonly<Record<string, string>> = {
  technologies: 'tech',
  pharmaceuticals: 'pharma',
  pharmaceutical: 'pharma',
  laboratories: 'labs',
  cements: 'cement',
  financial: 'fin',
}

/** How papers may call a listed company. */
export function companyPhrases({ id, name, aliases = [] }: FollowedSubject): Phrase[] {
  const full = withoutShareClass(name)
  const core = coreOf(full)
  const known = knownCompanies[core.join(' ')] ?? knownCompanies[withoutIndia(core).join(' ')] ?? {}
  const names = [core, withoutIndia(core), longest(full), ...shortForms(core)]
  return [
    ...names.flatMap((words) => named(words, known)),
    ...[...(known.also ?? []), ...aliases].flatMap((written) => also(written, known)),
    ...firstWord(core, known),
    ...symbolPhrase(id),
  ]
}

/** A single common word needs evidence, a name of several words only its first capital. */
function named(words: readonly string[], known: KnownCompany): Phrase[] {
  const [first = ''] = words
  if (words.length === 0 || first === '') return []
  if (words.length > 1) return [phraseOf(words, { letters: 'capital' })]
  const doubtful = namesakes.has(first) ? 'namesake' : commonWords.has(first) ? 'common' : undefined
  // Where it is known what else the word means, its absence is evidence enough.
  const evidence = doubtful && known.unless && !known.beside ? undefined : doubtful
  return [phraseOf(words, { letters: first.length < 3 ? 'exact' : 'capital', evidence, known })]
}

function also(written: string, known: KnownCompany): Phrase[] {
  const exact = written.startsWith('=')
  const { words } = headlineWords(exact ? written.slice(1) : written)
  if (exact) return [phraseOf([words[0]?.whole ?? ''], { letters: 'exact', exact: written.slice(1), known })]
  const plain = words.map(({ whole }) => whole)
  return /^\p{Ll}/u.test(written) ? [phraseOf(plain, { letters: 'any' })] : named(plain, known)
}

/** What a company does says little about it: papers leave that out. */
const trades = new Set(
  `industries technologies technology cements cement foods motors electricals electronics pharma pharmaceuticals
  laboratories systems exports textiles chemicals steels steel paints retail energy engineering logistics marine
  instruments software networks media hotels beverages products enterprises international works tools mills shipping
  healthcare hospitals platforms solutions components castings batteries tyres ceramics fertilisers`.split(/\s+/),
)
const SHORTEST = 7

/** The first word alone, if the others only say what the company does: “Amberbeck” for Amberbeck Electricals. */
function firstWord(core: readonly string[], known: KnownCompany): Phrase[] {
  const [first = '', ...rest] = core
  if (rest.length === 0 || known.also || !rest.every((word) => trades.has(word))) return []
  if (first.length < SHORTEST || commonWords.has(first) || places.has(first)) return []
  return [phraseOf([first], { letters: 'capital', evidence: 'namesake' })]
}

/** INFY, but neither V nor IT. */
function symbolPhrase(id: string): Phrase[] {
  const symbol = id.split('.')[0] ?? ''
  if (!/^[A-Z][A-Z&]{2,}$/.test(symbol) || commonInitials.has(symbol.toLowerCase())) return []
  if (commonWords.has(symbol.toLowerCase()) || namesakes.has(symbol.toLowerCase())) return []
  return [phraseOf([symbol.toLowerCase()], { letters: 'exact', exact: symbol })]
}

/** `Alphabet Inc. - Class A Common Stock` and `Walt Disney Company (The)`. */
function withoutShareClass(name: string): readonly string[] {
  const [first = ''] = name.split(' - ')
  return headlineWords(first.replaceAll(/\([^()]*\)/g, ' ')).words.map(({ whole }) => whole)
}

export function coreOf(words: readonly string[]): readonly string[] {
  let end = words.length
  while (end > 1 && legal.has(words[end - 1] ?? '')) end -= 1
  return words.slice(words[0] === 'the' && end > 1 ? 1 : 0, end)
}

/** Titan Company, where the rest alone is doubtful. */
const longest = (words: readonly string[]) => {
  const end = words.findIndex((word) => word === 'limited' || word === 'ltd' || word === 'inc')
  const kept = end < 0 ? words : words.slice(0, end)
  return kept.length > 1 ? kept : []
}

function withoutIndia(core: readonly string[]): readonly string[] {
  const rest = core.slice(0, -1)
  const [only = ''] = rest
  const drops = core.at(-1) === 'india' && rest.at(-1) !== 'of' && !(rest.length === 1 && commonWords.has(only))
  return drops ? rest : core
}

const shortForms = (core: readonly string[]) => {
  const short = core.map((word) => shortened[word] ?? word)
  return core.length > 1 && short.join() !== core.join() ? [short] : []
}
