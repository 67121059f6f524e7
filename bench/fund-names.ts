import type { SearchInput } from '#domain/search/search-index.ts'
import { realFile } from '#tests/real-data.ts'

export type FundNames = Required<Omit<SearchInput, 'rankRange'>>

/** Deterministic random numbers between 0 and 1. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <Item>(from: readonly Item[], random: () => number) =>
  from[Math.floor(random() * from.length)] as Item

/**
 * Every current and former scheme name in the recorded lists: the long list, then the daily file in both layouts where
 * they differ. Names priced in the last month come first.
 */
export function realFundNames(size: number): FundNames {
  const rows: { name: string; code: string; isins: readonly [string, string] }[] = []
  const known = new Set<string>()
  const add = (code: string, name: string, first: string, second: string) => {
    const key = `${code} ${plain(name)}`
    if (known.has(key) || rows.length === size) return
    known.add(key)
    const isin = (text: string) => (/^INF\w{9}$/.test(text) ? text : '')
    rows.push({ code, name, isins: [isin(first), isin(second)] })
  }
  for (const { code, name, isins } of mfapiNames()) add(code, name, ...isins)
  const old = navRows('amfi/NAVAll_2026-08-18_6col.txt')
  for (const [code = '', first = '', second = '', name = ''] of old) add(code, name, first, second)
  const active = new Set<string>()
  for (const [code = '', first = '', second = '', name = '', plan, option, , day = ''] of navRows(
    'amfi/NAVAll_2026-08-19_8col.txt',
  )) {
    if (/-(Jul|Aug)-2026$/.test(day)) active.add(code)
    add(code, [name, plan, option].filter(Boolean).join(' - '), first, second)
  }
  return {
    names: rows.map(({ name }) => name),
    codes: rows.map(({ code }) => code),
    extra: [rows.map(({ isins }) => isins[0]), rows.map(({ isins }) => isins[1])],
    rank: Uint8Array.from(rows, ({ code }) => (active.has(code) ? 1 : 0)),
  }
}

export function mfapiNames(): { code: string; name: string; isins: [string, string] }[] {
  const lines = realFile('mfapi/mf_list_flattened_2026-02-09.csv').split('\n').slice(1)
  return lines.flatMap((line) => {
    const [, code, quoted, unquoted, first = '', second = ''] =
      /^(\d+),(?:"((?:[^"]|"")*)"|([^,]*)),([^,]*),([^,]*)$/.exec(line.trim()) ?? []
    const name = quoted?.replaceAll('""', '"') ?? unquoted
    return code && name ? [{ code, name, isins: [first, second] as [string, string] }] : []
  })
}

const navRows = (path: string) =>
  realFile(path)
    .split(/\r?\n/)
    .filter((line) => /^\d+;/.test(line))
    .map((line) => line.split(';').map((cell) => cell.trim()))

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const kinds =
  "Large Cap|Mid Cap|Small Cap|Flexi Cap|Multi Cap|Large & Midcap|Focused|Value|Contra|Dividend Yield|ELSS Tax Saver|Liquid|Overnight|Ultra Short Duration|Low Duration|Short Term|Medium Term|Corporate Bond|Banking and PSU Debt|Gilt|Dynamic Bond|Credit Risk|Floating Rate|Money Market|Arbitrage|Balanced Advantage|Aggressive Hybrid|Conservative Hybrid|Equity Savings|Multi Asset Allocation|Nifty 50 Index|Nifty Next 50 Index|Nifty Midcap 150 Index|Nifty Smallcap 250 Index|Sensex Index|Gold ETF|Silver ETF|Pharma and Healthcare|Technology|Infrastructure|Consumption|Manufacturing|Banking & Financial Services|Business Cycle|Energy Opportunities|Retirement Savings|Children's Gift".split(
    '|',
  )
const plans = ['Direct Plan', 'Regular Plan', 'Direct', 'Regular', 'Institutional Plan', 'Retail']
const options =
  'Growth|Growth Option|IDCW|IDCW Payout|Monthly IDCW|Daily Dividend Option|Quarterly Dividend|Bonus Option'.split('|')
const starts = 'Ka|Sa|Vi|Nor|Ta|Me|Lo|Har|Pri|Du|Es|Bra|Jo|Ri|Fen|Ul|Gra|Wil|Ox|Zen'.split('|')
const middles = 'li|ra|no|ve|dor|mi|sha|tu|lan|pe|ri|sto|ka|bel'.split('|')
const ends = 'n|ra|x|ston|vik|ta|dia|field|s|mont|har|lis'.split('|')

/** Invented fund names, with as many AMCs as a market of that size would have. */
export function madeUpFundNames(size: number, seed = 7): FundNames {
  const random = seeded(seed)
  const word = () => pick(starts, random) + pick(middles, random) + pick(ends, random)
  const houses = Array.from({ length: Math.ceil(size / 900) }, () => `${word()}${random() < 0.4 ? ` ${word()}` : ''}`)
  const names = Array.from({ length: size }, () => {
    const house = pick(houses, random)
    const tail = `${pick(plans, random)} - ${pick(options, random)}`
    if (random() < 0.55) return `${house} ${pick(kinds, random)} Fund - ${tail}`
    const days = 90 + Math.floor(random() * 1200)
    return `${house} Fixed Maturity Plan - Series ${1 + Math.floor(random() * 300)} (${days} Days) - ${tail}`
  })
  return {
    names,
    codes: names.map((_, n) => String(900_001 + n)),
    extra: [names.map((_, n) => (n % 4 === 0 ? `INF${String(n).padStart(6, '0')}X01` : ''))],
    rank: Uint8Array.from(names, () => (random() < 0.35 ? 1 : 0)),
  }
}
