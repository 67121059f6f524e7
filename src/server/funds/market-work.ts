import type { Day } from '#domain/day.ts'
import type { FoundFunds } from '#domain/found-funds.ts'
import { createFinder, type Finder } from '#domain/fund-finder.ts'
import type { FundQuery } from '#domain/fund-query.ts'
import { encodeHistory } from '#domain/history-code.ts'
import { readMfapiHistory } from '#domain/mfapi-history.ts'
import { type NavFile, readNavFile, readNavHistoryFile } from '#domain/nav-file.ts'
import { readPack } from '#domain/pack.ts'
import { readRatesFile } from '#domain/rates-file.ts'
import { sampleUniverse } from '#domain/sample-universe.ts'
import { readSparkPack } from '#domain/spark-pack.ts'
import { type FundPacks, packsOf, type Scheme, sampleSchemes, schemesIn, updated, valuesOf } from './make-packs.ts'
import { type KeptDay, type MarketValue, readMarketDay, writeMarketDay } from './market-day.ts'

const SEED = 20_261
const universe = sampleUniverse(SEED)
let finder: Finder | undefined
/** The packs to search in, until the first search. */
let next: { readonly funds: Uint8Array; readonly sparks: Uint8Array | null } | undefined

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
  readonly market: KeptDay
  readonly packs: FundPacks
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

/** The values of a day, and those that stand for it: of the days just before. */
const FRESH_DAYS = 7

/** What takes long. Everything here runs on the market's own thread (`market-thread.ts`). */
export const marketWork = {
  /** From here on this is the market. Its index is made at the first search: nothing else here needs it. */
  showFunds(funds: Uint8Array, sparks: Uint8Array | null): void {
    next = { funds, sparks }
  },
  /** Reads the market's file on top of what was known. Nothing is kept by it. */
  async read(
    text: string,
    today: Day,
    known: Uint8Array | null,
    days: readonly KeptDay[],
  ): Promise<ReadMarket | Refused> {
    const file = readNavFile(text, today)
    if (!file.ok) return file
    const schemes = schemesIn(known)
    const { rows, counts, day } = file
    let added = 0
    let changed = 0
    for (const row of rows) {
      const before = schemes.get(row.code)
      const after = updated(row, before)
      if (!before) added += 1
      else if (fieldsOf(after).some((field) => after[field] !== before[field])) changed += 1
      schemes.set(row.code, after)
    }
    const values: MarketValue[] = rows.flatMap(({ code, nav, day: on }) =>
      nav !== null && on !== null && on <= day && on > day - FRESH_DAYS ? [{ code, nav: Number(nav) }] : [],
    )
    const market = await writeMarketDay(day, values)
    return {
      ok: true,
      rows: rows.length,
      added,
      changed,
      without: rows.filter(({ nav }) => nav === null).length,
      rejected: counts as Record<string, number>,
      day,
      market,
      packs: await packsWith(schemes.values(), [...days.filter((kept) => kept.day !== day), market]),
    }
  },
  /** One day out of AMFI's report of the past. */
  async readDay(
    text: string,
    day: Day,
    today: Day,
  ): Promise<(KeptDay & { rejected: Record<string, number> }) | Refused> {
    const file = readNavHistoryFile(text, today)
    if (!file.ok && file.reason !== 'no-values') return file
    const rows = file.ok ? file.rows : []
    const values = rows.flatMap((row) => (row.nav && row.day === day ? [{ code: row.code, nav: Number(row.nav) }] : []))
    const rejected = (file.ok ? file.counts : {}) as Record<string, number>
    return { ...(await writeMarketDay(day, values.length < LEAST_SCHEMES ? [] : values)), rejected }
  },
  readRates: (text: string, today: Day) => readRatesFile(text, today),
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
  /** The packs again, because more days of the market are known. */
  again: (known: Uint8Array, days: readonly KeptDay[]): Promise<FundPacks> =>
    packsWith(schemesIn(known).values(), days),
  sample: (today: Day): FundPacks => packsOf(sampleSchemes(universe, today)),
  /** A sample scheme's history; nothing for a code that is none. */
  history(code: number, today: Day): Uint8Array | undefined {
    const points = universe.history(code, today)
    return points && encodeHistory(points)
  },
  find: (query: FundQuery): FoundFunds | undefined => currentFinder()?.find(query),
}

function currentFinder(): Finder | undefined {
  const pack = next && readPack(next.funds)
  if (pack) finder = createFinder(pack, next?.sparks ? readSparkPack(next.sparks) : undefined)
  next = undefined
  return finder
}

/** Of a holiday the report has a few funds of liquid money; that is not the market. */
const LEAST_SCHEMES = 500

const fieldsOf = (scheme: Scheme) => Object.keys(scheme) as (keyof Scheme)[]

async function packsWith(schemes: Iterable<Scheme>, days: readonly KeptDay[]): Promise<FundPacks> {
  const market = await Promise.all(days.toSorted((a, b) => a.day - b.day).map(readMarketDay))
  return packsOf(Array.from(schemes, (scheme) => ({ scheme, values: valuesOf(scheme, market) })))
}
