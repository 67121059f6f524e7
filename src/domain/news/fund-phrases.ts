import type { FollowedSubject } from './followed-subject.ts'
import { type Phrase, phraseOf } from './phrase.ts'
import { headlineWords } from './written-words.ts'

/** The beginnings of scheme names, and what else the house is called; `*`: also without a word such as AMC. */
const houses: readonly (readonly [begins: string, also: string])[] = [
  ['360 one', ''],
  ['abakkus', '*'],
  ['aditya birla sun life', 'absl'],
  ['angel one', ''],
  ['axis', ''],
  ['bajaj finserv', ''],
  ['bandhan', ''],
  ['bank of india', 'boi'],
  ['baroda bnp paribas', '*'],
  ['canara robeco', '*'],
  ['capitalmind', '*'],
  ['dsp', ''],
  ['edelweiss', ''],
  ['franklin', 'franklin templeton*'],
  ['groww', ''],
  ['hdfc', ''],
  ['helios', ''],
  ['hsbc', ''],
  ['icici prudential', 'icici pru'],
  ['invesco', ''],
  ['iti', ''],
  ['jio blackrock', 'jioblackrock*'],
  ['jm', 'jm financial'],
  ['kotak', 'kotak mahindra'],
  ['lic mf', 'lic'],
  ['mahindra manulife', '*'],
  ['mirae asset', '*'],
  ['motilal oswal', ''],
  ['navi', ''],
  ['nippon india', 'nippon life india'],
  ['nj', ''],
  ['old bridge', ''],
  ['parag parikh', '* ppfas*'],
  ['pgim india', 'pgim'],
  ['quant', ''],
  ['quantum', ''],
  ['samco', ''],
  ['sbi', ''],
  ['shriram', ''],
  ['sundaram', ''],
  ['tata', ''],
  ['taurus', ''],
  ['trust', 'trustmf*'],
  ['unifi', ''],
  ['union', ''],
  ['uti', ''],
  ['whiteoak', '* whiteoak capital*'],
  ['zerodha', ''],
]

const endings = ['mutual fund', 'mutual funds', 'mf', 'amc', 'asset management', 'fund house']
/** Flexicap and Flexi Cap are the same. */
const caps = ['flexi', 'large', 'mid', 'small', 'multi', 'micro']

/** How papers may call a mutual fund or the house that runs it. */
export function fundPhrases({ name, aliases = [] }: FollowedSubject): Phrase[] {
  const fund = withoutPlan(name)
  return [...houseNames(fund), ...fundNames(fund), ...aliases.map(wordsIn)].map((words) =>
    phraseOf(words, { letters: 'capital' }),
  )
}

const wordsIn = (text: string) => headlineWords(text).words.map(({ whole }) => whole)

function withoutPlan(name: string): string[] {
  const words = wordsIn(name.split(' - ')[0] ?? '')
  const end = words.findIndex((word) => word === 'direct' || word === 'regular')
  return end < 0 ? words : words.slice(0, end)
}

function houseNames(fund: readonly string[]): string[][] {
  const text = `${fund.join(' ')} `
  const [first = ''] = fund
  // A house that is not listed is named by one word.
  const house = houses.findLast(([begins]) => text.startsWith(`${begins} `)) ?? [first, '']
  if (first === '' || first === 'fund') return []
  const [begins, also] = house
  const written = [begins + (also.startsWith('*') ? '*' : ''), ...also.split(/\* |\*$/).filter(Boolean)]
  return written.flatMap((one) => {
    const alone = one.endsWith('*') || also.includes(`${one}*`)
    const base = one.replace('*', '').split(' ')
    return [...(alone ? [base] : []), ...endings.map((ending) => [...base, ...ending.split(' ')])]
  })
}

/** Three words at least: “SBI Gold” alone may be anything. */
function fundNames(fund: readonly string[]): string[][] {
  const short = fund.at(-1) === 'fund' ? fund.slice(0, -1) : fund
  if (short.length < 2 || fund.length < 3 || fund[0] === 'fund') return []
  const apart = short.flatMap((word) => {
    const cap = caps.find((size) => word === `${size}cap`)
    return cap ? [cap, 'cap'] : [word]
  })
  const joined = apart.flatMap((word, n) => {
    if (word === 'cap' && caps.includes(apart[n - 1] ?? '')) return []
    return caps.includes(word) && apart[n + 1] === 'cap' ? [`${word}cap`] : [word]
  })
  // Without “Fund” only where three words are left.
  return [apart, joined].map((words) => (apart.length > 2 ? words : [...words, 'fund']))
}
