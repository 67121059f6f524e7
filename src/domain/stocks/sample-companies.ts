import { chance, normal } from '#domain/numbers/seeded-chance.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { type SampleCurrency, type SampleSector, sampleCurrencies, sampleSectors } from './sample-sectors.ts'
import type { SymbolChange } from './symbol-lists.ts'

/** Invented names: each of the first parts with each of the second. */
const firsts =
  'Amber Bracken Cinder Dapple Ember Fennel Gorse Hemlock Indigo Jonquil Kelp Larkin Mallow Nimbus Ochre Pewter Quartz Rosin Saffron Teasel Umber Verdant Willow Yarrow Zephyr Bellow Copper Drift Flint Gale'
const seconds =
  'barrow beck bourne combe croft dell fell ford garth heath holm leigh mere moor ridge shaw stead thorpe wick worth'

/** The first day of the sample's market. */
export const FIRST_DAY = dayOf(2006, 1, 2) ?? 0
const LATE_YEARS = 15
const [PAYS, LISTED_AT_FIRST] = [0.75, 0.75]

export type SampleCompany = {
  readonly symbol: string
  readonly name: string
  /** Invented companies have none. */
  readonly isin: string | null
  readonly exchange: 'Sample'
  readonly sector: string
  readonly currency: string
  readonly formerSymbols: readonly string[]
}

/** A company and what its prices follow from. */
export type SampleShare = SampleCompany & {
  /** Makes its chances its own. */
  readonly key: number
  readonly money: SampleCurrency
  readonly behaves: SampleSector
  readonly sectorAt: number
  readonly listed: Day
  /** The last day of a company that left the exchange. */
  readonly last: Day | null
  readonly firstPrice: number
  readonly growth: number
  readonly pays: number
  /** Value traded on a usual day. */
  readonly turnover: number
}

/** Three companies changed their symbols; some left the exchange. */
const changes: Readonly<Record<number, Day | undefined>> = {
  41: dayOf(2018, 5, 14),
  222: dayOf(2022, 9, 5),
  433: dayOf(2025, 3, 3),
}
const leaves = (number: number): Day | null => (number % 100 === 57 ? FIRST_DAY + 4500 + number * 4 : null)

/** Apart from the numbers of funds, whose chances they would share otherwise. */
const FIRST_KEY = 1_000_000

export function sampleShares(seed: number): SampleShare[] {
  const names = firsts.split(' ').flatMap((first) => seconds.split(' ').map((second) => ({ first, second })))
  return names.map(({ first, second }, number) => {
    const key = FIRST_KEY + number
    const luck = (about: number) => chance(seed, key, about)
    const sectorAt = (Math.floor(number / 20) + (number % 20)) % sampleSectors.length
    const behaves = sampleSectors[sectorAt] as SampleSector
    const money = currencyFor(luck(1))
    const [start, end] = [first.slice(0, 3).toUpperCase(), second.slice(0, 3).toUpperCase()]
    // Signs that addresses have to bear.
    const sign = number % 97 === 96 ? '&' : number % 97 === 48 ? '-' : ''
    const word = sign === '&' ? `${first} & ${second[0]?.toUpperCase()}${second.slice(1)}` : `${first}${second}`
    return {
      symbol: `${start}${sign}${end}.SMP`,
      name: `${word} ${behaves.words[Math.floor(luck(2) * 3)]} ${money.form}`,
      isin: null,
      exchange: 'Sample',
      sector: behaves.name,
      currency: money.code,
      formerSymbols: changes[number] === undefined ? [] : [`${first.slice(0, 4).toUpperCase()}IN.SMP`],
      ...{ key, money, behaves, sectorAt, last: leaves(number) },
      listed: luck(3) < LISTED_AT_FIRST ? FIRST_DAY : FIRST_DAY + Math.floor(luck(4) * LATE_YEARS * 365),
      firstPrice: money.usual * Math.exp(0.7 * normal(seed, key, 5)),
      growth: 0.085 + 0.04 * normal(seed, key, 6),
      pays: luck(7) < PAYS ? behaves.pays * (0.5 + luck(8)) : 0,
      turnover: money.turnover * Math.exp(1.3 * normal(seed, key, 9)),
    }
  })
}

export const sampleChanges = (shares: readonly SampleShare[]): SymbolChange[] =>
  shares.flatMap(({ symbol, formerSymbols }, number) =>
    formerSymbols.map((from) => ({ from, to: symbol, day: changes[number] ?? 0 })),
  )

function currencyFor(luck: number): SampleCurrency {
  let left = luck
  for (const currency of sampleCurrencies) {
    if (left < currency.part) return currency
    left -= currency.part
  }
  return sampleCurrencies[0] as SampleCurrency
}
