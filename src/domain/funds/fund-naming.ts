import { textAt } from '#domain/packs/instrument-pack.ts'
import type { FormerNames } from '#domain/packs/names-pack.ts'
import { formerHouses } from './former-houses.ts'
import { knownFormerNames, nameKey } from './former-names.ts'
import type { FormerName } from './found-funds.ts'
import type { FundPack } from './fund-pack.ts'
import { indexWords } from './fund-words.ts'

/** A scheme's former names, from files and the tables. */
export function formerNamesIn(pack: FundPack, names?: FormerNames): (at: number) => readonly string[] {
  const ofFund = pack.names.all.map(knownFormerNames)
  // Memoised: thousands of schemes share a few hundred names.
  const keys = new Map<string, string>()
  const keyOf = (name: string) => {
    const key = keys.get(name) ?? nameKey(name)
    keys.set(name, key)
    return key
  }
  return (at) => {
    const own = names?.get(pack.ids.at(at)) ?? []
    const known = ofFund[pack.names.of[at] ?? 0] ?? []
    if (own.length === 0) return known
    return [...own, ...known.filter((name) => !own.some((one) => keyOf(one) === keyOf(name)))]
  }
}

const planWords = ['Direct Plan', 'Regular Plan', '']
const optionWords = ['Growth', 'IDCW', 'Bonus', '']
const payoutWords = ['', 'Payout', 'Reinvestment']

/** A scheme's full name, fund first. */
export const schemeNameAt = (pack: FundPack, at: number): string =>
  [textAt(pack.names, at), schemeTailAt(pack, at)].filter(Boolean).join(' ')

/** What distinguishes a scheme within its fund. */
export function schemeTailAt({ texts, choices }: FundPack, at: number): string {
  const parts = [
    planWords[choices.plan[at] ?? 2],
    textAt(texts.frequency, at),
    optionWords[choices.option[at] ?? 3],
    payoutWords[choices.payout[at] ?? 0],
  ]
  return parts.filter(Boolean).join(' ')
}

const houses = formerHouses.map((one) => ({ ...one, begins: indexWords(one.now), words: indexWords(one.was) }))

/** The former name, of the fund or its AMC, that explains a match not in the current name. */
export function formerNameFor(typed: readonly string[], fund: string, was: string | undefined): FormerName | null {
  const words = indexWords(fund)
  if (typed.every((word) => words.some((own) => own.startsWith(word)))) return null
  if (was) return { of: 'fund', name: was }
  const has = (word: string) => typed.includes(word) && !words.includes(word)
  const house = houses.find((one) => one.begins.every((word, n) => words[n] === word) && one.words.some(has))
  return house ? { of: house.how === 'renamed' ? 'house' : 'taken-over', name: house.was } : null
}
