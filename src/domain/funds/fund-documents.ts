import { isActive, type Pack } from '#domain/packs/pack.ts'
import { isinAt } from '#domain/packs/pack-isins.ts'
import type { SearchInput } from '#domain/search/search-index.ts'
import { formerHouses } from './former-houses.ts'
import { type FormerNames, knownFormerNames, nameKey } from './former-names.ts'
import type { FormerName } from './found-funds.ts'
import { indexWords } from './fund-words.ts'

/** What the search looks through: every scheme under its name, then those that were called something else under that. */
export type FundDocuments = {
  readonly input: SearchInput
  /** Document → scheme. */
  readonly schemeOf: Uint32Array
  /** The name that only the document of a former name has. */
  readonly formerAt: (document: number) => string | undefined
}

/** Of two that match alike the larger fund goes first, then the name of now before a former one; what is dormant is last. */
const RANK = { active: 60, dormant: 1, former: -1, levels: 12 }

export function documentsOf(pack: Pack, sizes: Float64Array, names?: FormerNames): FundDocuments {
  const schemes = Array.from({ length: pack.count }, (_, at) => at)
  const ofFund = pack.funds.all.map(knownFormerNames)
  // Thousands of schemes share a few hundred of them.
  const keys = new Map<string, string>()
  const keyOf = (name: string) => {
    const key = keys.get(name) ?? nameKey(name)
    keys.set(name, key)
    return key
  }
  const former: string[] = []
  const formerOf: number[] = []
  for (const at of schemes) {
    const own = names?.get(pack.codes[at] ?? 0) ?? []
    const known = ofFund[pack.funds.of[at] ?? 0] ?? []
    const also = own.length === 0 ? known : known.filter((name) => !own.some((one) => keyOf(one) === keyOf(name)))
    for (const list of [own, also]) {
      for (const name of list) {
        former.push(name)
        formerOf.push(at)
      }
    }
  }
  const noKeys = former.map(() => '')
  const levels = levelsOf(sizes)
  const rank = (at: number) => (isActive(pack, at) ? RANK.active + (levels[pack.groups[at] ?? 0] ?? 0) : RANK.dormant)
  return {
    input: {
      names: [
        ...schemes.map((at) => nameOf(pack, at)),
        ...former.map((name, n) => `${name} ${tailOf(pack, formerOf[n] ?? 0)}`),
      ],
      codes: [...schemes.map((at) => String(pack.codes[at])), ...noKeys],
      extra: [
        [...schemes.map((at) => isinAt(pack.isins, at) ?? ''), ...noKeys],
        [...schemes.map((at) => isinAt(pack.isinsReinvest, at) ?? ''), ...noKeys],
      ],
      rankRange: RANK.active + RANK.levels,
      rank: Uint8Array.from([...schemes.map(rank), ...formerOf.map((at) => rank(at) + RANK.former)]),
    },
    schemeOf: Uint32Array.from([...schemes, ...formerOf]),
    formerAt: (document) => former[document - pack.count],
  }
}

/** From 0, the smallest, to the largest; each twice as large as the one below. */
function levelsOf(sizes: Float64Array): Float64Array {
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  return sizes.map((size) => Math.max(0, RANK.levels + Math.round(Math.log2(size / (largest || 1)))))
}

const planWords = ['Direct Plan', 'Regular Plan', '']
const optionWords = ['Growth', 'IDCW', 'Bonus', '']
const payoutWords = ['', 'Payout', 'Reinvestment']

/** The whole name of a scheme, its fund first. */
export const nameOf = (pack: Pack, at: number): string =>
  [pack.funds.all[pack.funds.of[at] ?? 0], tailOf(pack, at)].filter(Boolean).join(' ')

function tailOf(pack: Pack, at: number): string {
  const parts = [
    planWords[pack.plan[at] ?? 2],
    pack.frequencies.all[pack.frequencies.of[at] ?? 0],
    optionWords[pack.option[at] ?? 3],
    payoutWords[pack.payout[at] ?? 0],
  ]
  return parts.filter(Boolean).join(' ')
}

const houses = formerHouses.map((one) => ({ ...one, begins: indexWords(one.now), words: indexWords(one.was) }))

/** Why a fund was found by words that its name does not have: it, or its house, was called so. */
export function formerNameFor(typed: readonly string[], fund: string, was: string | undefined): FormerName | null {
  const words = indexWords(fund)
  if (typed.every((word) => words.some((own) => own.startsWith(word)))) return null
  if (was) return { of: 'fund', name: was }
  const has = (word: string) => typed.includes(word) && !words.includes(word)
  const house = houses.find((one) => one.begins.every((word, n) => words[n] === word) && one.words.some(has))
  return house ? { of: house.how === 'renamed' ? 'house' : 'taken-over', name: house.was } : null
}
