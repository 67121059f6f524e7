import { readNavFile, readNavHistoryFile } from '#domain/amfi/nav-file.ts'
import { readSchemeName } from '#domain/amfi/scheme-name.ts'
import { nameKey } from '#domain/funds/former-names.ts'
import { createFinder, type Finder } from '#domain/funds/fund-finder.ts'
import { type FundPack, placeOf, readFundPack } from '#domain/funds/fund-pack.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { isActive, textAt } from '#domain/packs/instrument-pack.ts'
import { readNamesPack } from '#domain/packs/names-pack.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { fundWork } from '#server/funds/fund-work.ts'
import { realFile } from '#tests/real-data.ts'
import type { Figure } from './bench-figures.ts'
import { mfapiNames, pick, seeded } from './fund-names.ts'

const TODAY = readIsoDay('2026-08-20') ?? 0
/** In import order. */
const imported = [
  'NAVAll_2017-04-13_8col_repurchase_sale',
  'NAVAll_2021-10-01',
  'NAVAll_2025-05-16',
  'NAVAll_2026-08-18_6col',
  'NAVAll_2026-08-19_8col',
]
const reports = ['NAVHistory_2006-04-03', 'NAVHistory_2016-07-27']
const JOINED = 500

export type KnownMarket = { readonly pack: FundPack; readonly finder: Finder; readonly names: Uint8Array }

/** The market after importing these files in order. */
async function marketAfter(files: readonly string[]): Promise<KnownMarket> {
  let [funds, names]: (Uint8Array | null)[] = []
  for (const file of files) {
    const read = await fundWork.read(realFile(`amfi/${file}.txt`), TODAY, funds ?? null, [], names)
    if (!read.ok) throw new Error(`${file} was refused: ${read.reason}`)
    funds = read.packs.list.bytes
    names = read.names.bytes
  }
  const pack = funds && readFundPack(funds)
  if (!pack || !names) throw new Error('The files make no market')
  return { pack, finder: createFinder(pack, undefined, readNamesPack('number', names)), names }
}

type Named = { readonly code: number; readonly fund: string }

function namesIn(file: string): Named[] {
  const read = (file.startsWith('NAVAll') ? readNavFile : readNavHistoryFile)(realFile(`amfi/${file}.txt`), TODAY)
  if (!read.ok) throw new Error(`${file} was refused`)
  return read.rows.map((row) => ({ code: row.code, fund: readSchemeName(row).fund }))
}

/** The list of all schemes of February 2026, which servers do not import. */
const namesListed = (): Named[] =>
  mfapiNames().map(({ code, name }) => ({
    code: Number(code),
    fund: readSchemeName({ name, plan: '', option: '', house: '' }).fund,
  }))

/** A query, and the right funds. */
type Query = { readonly typed: string; readonly funds: ReadonlySet<number> }

const fundAt = ({ names }: FundPack, at: number) => textAt(names, at)
const wordsIn = (name: string) => [...name.toLowerCase().matchAll(/[a-z0-9&']+/g)].map(([word]) => word)
const typedOf = (name: string) =>
  wordsIn(name.replaceAll(/\([^()]*\)/g, ' ')).filter((word) => !/^(fund|plan|scheme)$/.test(word))

/** Former names of active funds as people type them: lower case, without `fund` and `plan`. */
function formerQueries(pack: FundPack, lists: readonly Named[]): Query[] {
  const queries = new Map<string, Set<number>>()
  for (const { code, fund } of lists) {
    const at = placeOf(pack, code)
    if (at < 0 || !isActive(pack, at) || /unclaimed|segregated/i.test(fund)) continue
    const now = new Set(wordsIn(fundAt(pack, at)))
    const typed = typedOf(fund)
    // Without a word that the current name lacks it is part of that.
    if (typed.length < 2 || typed.every((word) => now.has(word))) continue
    const key = typed.join(' ')
    queries.set(key, (queries.get(key) ?? new Set()).add(pack.families[at] ?? 0))
  }
  // A fund currently called so is right, too.
  const called = new Map(Array.from(pack.families, (group, at) => [nameKey(fundAt(pack, at)), group]))
  return [...queries].map(([typed, funds]) => ({ typed, funds: funds.add(called.get(nameKey(typed)) ?? -1) }))
}

/** Words of active funds joined, such as `hdfcmidcap`. */
function joinedQueries(pack: FundPack): Query[] {
  const random = seeded(17)
  const byTyped = Map.groupBy(
    Array.from(pack.families.keys()).filter((at) => isActive(pack, at) && typedOf(fundAt(pack, at)).length <= 5),
    (at) => typedOf(fundAt(pack, at)).join('').replaceAll(/\W/g, ''),
  )
  const typed = [...byTyped.keys()].filter((text) => text.length <= 30 && !/\d/.test(text))
  return Array.from({ length: JOINED }, () => pick(typed, random)).map((text) => ({
    typed: text,
    funds: new Set(byTyped.get(text)?.map((at) => pack.families[at] ?? 0)),
  }))
}

/** Misses are printed if MISSED is part of the figure's name. */
function found(name: string, { pack, finder }: KnownMarket, queries: readonly Query[], least?: number): Figure {
  const shown = process.env.MISSED && name.includes(process.env.MISSED)
  const right = queries.filter(({ typed, funds }) => {
    const [card] = finder.find(fundQueryOf({ q: typed })).cards
    const isRight = card !== undefined && funds.has(pack.families[placeOf(pack, card.code)] ?? -1)
    if (!isRight && shown) {
      const wanted = pack.families.findIndex((group) => funds.has(group))
      console.log(`missed: "${typed}" found ${card?.fund}, not ${fundAt(pack, wanted)}`)
    }
    return isRight
  })
  return {
    name: `search: of ${queries.length} ${name} the fund comes first`,
    value: (100 * right.length) / queries.length,
    unit: '%',
    ...(least && { budget: { least } }),
  }
}

/** A held-out half: its misses were not read during development, except on a fresh install. */
const isHeldOut = ({ typed }: Query) =>
  [...typed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) % 2 === 0

/** The market of a server that imported the recorded files. */
export const knownMarket = () => marketAfter(imported)

/** Former names and joined words, in that market and on a new server. */
export async function formerFigures(known: KnownMarket): Promise<Figure[]> {
  const fresh = await marketAfter(imported.slice(-1))
  const seen = formerQueries(known.pack, imported.slice(0, -1).flatMap(namesIn))
  const unread = formerQueries(known.pack, [...reports.flatMap(namesIn), ...namesListed()])
  return [
    found(
      'former names that were looked at',
      known,
      seen.filter((query) => !isHeldOut(query)),
    ),
    found('former names held out', known, seen.filter(isHeldOut), 90),
    found('former names in lists that were never read', known, unread, 90),
    found(
      'former names on a fresh install',
      fresh,
      formerQueries(fresh.pack, imported.slice(0, -1).flatMap(namesIn)),
      65,
    ),
    found('funds typed in one word', known, joinedQueries(known.pack), 90),
  ]
}
