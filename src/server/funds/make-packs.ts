import { setImmediate } from 'node:timers/promises'
import type { Currency } from '#catalogue/money.ts'
import { ratedCurrencies } from '#catalogue/rates.ts'
import { type Day, isoDay, readIsoDay } from '#domain/day.ts'
import type { NavRow } from '#domain/nav-row.ts'
import { type PackScheme, writePack } from '#domain/pack.ts'
import type { RateDay } from '#domain/rates.ts'
import type { sampleUniverse } from '#domain/sample-universe.ts'
import { readSchemeName } from '#domain/scheme-name.ts'
import { type WeeklyCloses, writeSparkPack } from '#domain/spark-pack.ts'
import { type DatedValues, weeklyCloses, yearlyReturn } from '#domain/trailing.ts'
import type { Database } from '../db/database.ts'
import { allFunds, type FundRow } from './fund-collection.ts'
import { knownDays, readMarketDay } from './market-day-collection.ts'

/** The bytes of a pack, and the day of the newest value in it. */
export type MadePack = { readonly bytes: Uint8Array<ArrayBuffer>; readonly day: Day | null }
export type FundPacks = { readonly funds: MadePack; readonly sparks: MadePack }

/** Pages are served on the same thread: after so many schemes it is their turn. */
const AT_ONCE = 40

type Known = { readonly row: NavRow; readonly previous: { nav: string; day: Day } | null; readonly values: DatedValues }

/** Both packs out of what is known of each scheme: the whole market in one, a year of weekly closes in the other. */
async function packsOf(schemes: AsyncIterable<Known> | Iterable<Known>): Promise<FundPacks> {
  const all: PackScheme[] = []
  const sparks: WeeklyCloses[] = []
  let newest = 0
  for await (const { row, previous, values } of schemes) {
    newest = Math.max(newest, row.day ?? 0)
    all.push({
      ...row,
      ...readSchemeName(row),
      previousNav: previous?.nav ?? null,
      previousDay: previous?.day ?? null,
      return1y: yearlyReturn(values, 1),
      return3y: yearlyReturn(values, 3),
      return5y: yearlyReturn(values, 5),
    })
    sparks.push({ code: row.code, closes: weeklyCloses(values, values.days.at(-1) ?? 0) })
    if (all.length % AT_ONCE === 0) await setImmediate()
  }
  const day = newest || null
  await setImmediate()
  const funds = { bytes: Uint8Array.from(writePack(all)), day }
  await setImmediate()
  return { funds, sparks: { bytes: Uint8Array.from(writeSparkPack(sparks)), day } }
}

/** Out of the database: the schemes, and the days of the market that are kept. */
export async function livePacks(db: Database): Promise<FundPacks> {
  const days = (await knownDays(db)).filter(({ schemes }) => schemes > 0).map(({ day }) => day)
  const markets: Map<number, number>[] = []
  for (const day of days) markets.push(await readMarketDay(db, day))
  return packsOf(liveSchemes(db, days, markets))
}

async function* liveSchemes(db: Database, days: readonly Day[], markets: readonly Map<number, number>[]) {
  for await (const rows of allFunds(db))
    for (const fund of rows) {
      const row = navRowOf(fund)
      const day = fund.previousDay && readIsoDay(fund.previousDay)
      const previous = fund.previousNav && day ? { nav: fund.previousNav, day } : null
      yield { row, previous, values: valuesOf(row, days, markets) }
    }
}

const navRowOf = ({ previousNav: _, previousDay: __, navDay, type, ...fund }: FundRow): NavRow => ({
  ...fund,
  type: type as NavRow['type'],
  day: navDay === null ? null : (readIsoDay(navDay) ?? null),
})

/** What the days of the market say of a scheme, up to its latest value, which is the last. */
function valuesOf(
  { code, nav, day }: NavRow,
  days: readonly Day[],
  markets: readonly Map<number, number>[],
): DatedValues {
  const found: [Day, number][] = []
  for (const [at, on] of days.entries()) {
    const value = markets[at]?.get(code)
    if (value !== undefined && on < (day ?? 0)) found.push([on, value])
  }
  if (nav !== null && day !== null) found.push([day, Number(nav)])
  return { days: Int32Array.from(found, ([on]) => on), values: Float64Array.from(found, ([, value]) => value) }
}

/** Out of nothing but a seed and a day. */
export function samplePacks(universe: ReturnType<typeof sampleUniverse>, today: Day): Promise<FundPacks> {
  return packsOf(sampleSchemes(universe, today))
}

function* sampleSchemes(universe: ReturnType<typeof sampleUniverse>, today: Day): Generator<Known> {
  for (const { code } of universe.schemes) {
    const row = universe.row(code, today)
    const values = universe.values(code, today)
    if (!row || !values) continue
    const at = values.days.length - 2
    const [day, value] = [values.days[at], values.values[at]]
    const previous = day === undefined || value === undefined ? null : { nav: value.toFixed(4), day }
    yield { row, previous, values }
  }
}

const DAILY_YEARS = 3 * 365

/** Daily for three years, before that the last of each month: enough to say what an amount was worth on a day. */
export function ratesPack(days: readonly RateDay[]): MadePack {
  const newest = days.at(-1)?.day ?? 0
  const kept = days.filter(
    ({ day }, at) =>
      day > newest - DAILY_YEARS || isoDay(day).slice(0, 7) !== isoDay(days[at + 1]?.day ?? day).slice(0, 7),
  )
  const rates: Partial<Record<Currency, (string | null)[]>> = {}
  for (const currency of ratedCurrencies) rates[currency] = kept.map((one) => one.rates[currency] ?? null)
  const text = JSON.stringify({ days: kept.map(({ day }) => isoDay(day)), rates })
  return { bytes: new TextEncoder().encode(text), day: newest || null }
}
