import { readMfapiHistory } from '#domain/amfi/mfapi-history.ts'
import { type NavFile, readNavFile, readNavHistoryFile } from '#domain/amfi/nav-file.ts'
import type { NavRow } from '#domain/amfi/nav-row.ts'
import { formerIn, withNames } from '#domain/funds/former-names.ts'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { createFinder, type Finder } from '#domain/funds/fund-finder.ts'
import { fundLayout, readFundPack } from '#domain/funds/fund-pack.ts'
import type { FundQuery } from '#domain/funds/fund-query.ts'
import { type Plausibility, plausibilityOf } from '#domain/funds/plausible-file.ts'
import { encodeHistory } from '#domain/packs/history-code.ts'
import { readNamesPack, writeNamesPack } from '#domain/packs/names-pack.ts'
import { readSparkPack } from '#domain/packs/spark-pack.ts'
import { SAMPLE_SEED, sampleUniverse } from '#domain/sample/sample-universe.ts'
import type { Day } from '#domain/time/day.ts'
import type { InstrumentPacks, MadePack } from '../market/made-pack.ts'
import type { KeptDay } from '../market/market-day-collection.ts'
import { correctedDay, type FundValue, readFundDay, writeFundDay } from './fund-day.ts'
import { fundDayHistories } from './fund-day-histories.ts'
import { named, packsOf, type Scheme, sampleSchemes, schemesIn, updated } from './make-fund-packs.ts'

const universe = sampleUniverse(SAMPLE_SEED)
let finder: Finder | undefined
/** The packs to search in, until the first search. */
let next: { funds: Uint8Array; sparks: Uint8Array | null; names: Uint8Array | null } | undefined

type Refused = Extract<NavFile, { ok: false }>

/** What the market's file says, and what the packs become with it. */
export type ReadMarket = {
  readonly ok: true
  readonly rows: number
  readonly added: number
  readonly changed: number
  /** Schemes whose value was refused. */
  readonly without: number
  readonly rejected: Readonly<Record<string, number>>
  readonly day: Day
  readonly plausible: Plausibility
  /** The day of the file, and earlier ones that it corrects. */
  readonly market: readonly KeptDay[]
  readonly packs: InstrumentPacks
  /** The pack of former names. */
  readonly names: MadePack
}

export type ReadHistory =
  | {
      readonly ok: true
      readonly code: number | null
      readonly bytes: Uint8Array
      readonly points: number
      readonly lastDay: Day | undefined
      readonly rejected: readonly string[]
    }
  | { readonly ok: false; readonly reason: string }

/** With plan and option in it. */
export type LongName = { readonly code: number; readonly name: string }

/** So long values come late. */
const LATE_DAYS = 7

/** What takes long. Everything here runs on the funds' own thread (`fund-thread-entry.ts`). */
export const fundWork = {
  /** From here on this is the market. Its index is made at the first search: nothing else here needs it. */
  show(funds: Uint8Array, sparks: Uint8Array | null, names: Uint8Array | null = null): void {
    next = { funds, sparks, names }
  },
  /** Reads the market's file on top of what was known. Nothing is kept by it. */
  async read(
    text: string,
    today: Day,
    known: Uint8Array | null,
    days: readonly KeptDay[],
    knownNames: Uint8Array | null = null,
  ): Promise<ReadMarket | Refused> {
    const file = readNavFile(text, today)
    if (!file.ok) return file
    const schemes = schemesIn(known)
    const names = new Map(knownNames ? readNamesPack(fundLayout.ids, knownNames) : [])
    const { rows, counts, day } = file
    const plausible = plausibilityOf(rows, schemes, day)
    let added = 0
    let changed = 0
    for (const row of rows) {
      const before = schemes.get(row.code)
      const after = updated(row, before)
      if (!before) added += 1
      else if (fieldsOf(after).some((field) => after[field] !== before[field])) changed += 1
      schemes.set(row.code, after)
      names.set(String(row.code), namesOf(row, after.fund, before?.fund, names.get(String(row.code))))
    }
    const market = await marketDays(rows, day, days)
    const others = days.filter((kept) => market.every((one) => one.day !== kept.day))
    return {
      ok: true,
      rows: rows.length,
      added,
      changed,
      without: rows.filter(({ nav }) => nav === null).length,
      rejected: counts as Record<string, number>,
      day,
      plausible,
      market,
      packs: await packsWith(named(schemes.values(), new Map()), [...others, ...market]),
      names: { bytes: Uint8Array.from(writeNamesPack(fundLayout.ids, names)), day },
    }
  },

  /** One day out of AMFI's report of the past. */
  async readDay(
    text: string,
    day: Day,
    today: Day,
  ): Promise<(KeptDay & { rejected: Record<string, number>; names: LongName[] }) | Refused> {
    const file = readNavHistoryFile(text, today)
    if (!file.ok && file.reason !== 'no-values') return file
    const rows = file.ok ? file.rows : []
    const rejected = (file.ok ? file.counts : {}) as Record<string, number>
    const names = rows.flatMap(({ code, name, plan, option }) => (plan || option ? [] : [{ code, name }]))
    return { ...(await writeFundDay(day, valuesOn(rows, day))), rejected, names }
  },
  /** For when more days of the market, or names of its schemes, are known. */
  rebuildPacks: (known: Uint8Array, days: readonly KeptDay[], names: readonly LongName[]): Promise<InstrumentPacks> => {
    const told = new Map(names.map(({ code, name }) => [code, name]))
    return packsWith(named(schemesIn(known).values(), told), days)
  },
  /** One scheme's history as mfapi answers it, in the form that is kept. */
  readHistory(text: string, today: Day): ReadHistory {
    const history = readMfapiHistory(text, today)
    if (!history.ok) return history
    const { points, rejected, meta } = history
    const bytes = encodeHistory(points)
    if (!bytes) return { ok: false, reason: 'odd values' }
    return {
      ok: true,
      code: meta.code,
      bytes,
      points: points.length,
      lastDay: points.at(-1)?.day,
      rejected: rejected.map(({ reason }) => reason),
    }
  },
  sample: (today: Day): InstrumentPacks => packsOf([...sampleSchemes(universe, today)]),
  /** A sample scheme's history; nothing for a code that is none. */
  sampleHistory(code: number, today: Day): Uint8Array | undefined {
    const points = universe.history(code, today)
    return points && encodeHistory(points)
  },
  find: (query: FundQuery): FoundFunds | undefined => currentFinder()?.find(query),
}

function currentFinder(): Finder | undefined {
  const pack = next && readFundPack(next.funds)
  const [sparks, names] = [
    next?.sparks && readSparkPack(fundLayout.ids, next.sparks),
    next?.names && readNamesPack(fundLayout.ids, next.names),
  ]
  if (pack) finder = createFinder(pack, sparks || undefined, names || undefined)
  next = undefined
  return finder
}

/** What a scheme was called before: by the file before this one, or as its own name says. */
const namesOf = (row: NavRow, now: string, before = '', known: readonly string[] = []): string[] =>
  withNames(known, [before, ...formerIn(row.name, row.house)], now)

const fieldsOf = (scheme: Scheme) => Object.keys(scheme) as (keyof Scheme)[]

const valuesOn = (rows: readonly NavRow[], day: Day): FundValue[] =>
  rows.flatMap((row) => (row.nav !== null && row.day === day ? [{ code: row.code, nav: Number(row.nav) }] : []))

/** Late and corrected values belong to their own day. Days that were never fetched are left to the report. */
async function marketDays(rows: readonly NavRow[], day: Day, days: readonly KeptDay[]): Promise<KeptDay[]> {
  const late = days.filter((kept) => kept.day < day && kept.day > day - LATE_DAYS)
  const corrected = await Promise.all(late.map((kept) => correctedDay(kept, valuesOn(rows, kept.day))))
  const before = days.find((kept) => kept.day === day)
  const own = valuesOn(rows, day)
  const today = before ? ((await correctedDay(before, own)) ?? before) : await writeFundDay(day, own)
  return [...corrected.flatMap((kept) => kept ?? []), today]
}

async function packsWith(schemes: readonly Scheme[], days: readonly KeptDay[]): Promise<InstrumentPacks> {
  const market = await Promise.all(days.toSorted((a, b) => a.day - b.day).map(readFundDay))
  return packsOf(fundDayHistories(schemes, market))
}
