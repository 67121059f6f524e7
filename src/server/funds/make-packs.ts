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

/** The bytes of a pack, and the day of the newest value in it. */
export type MadePack = { readonly bytes: Uint8Array<ArrayBuffer>; readonly day: Day | null }
export type FundPacks = { readonly funds: MadePack; readonly sparks: MadePack }

type Known = { readonly row: NavRow; readonly previous: { nav: string; day: Day } | null; readonly values: DatedValues }

/** Both packs out of what is known of each scheme: the whole market in one, a year of weekly closes in the other. */
function packsOf(schemes: Iterable<Known>): FundPacks {
  const all: PackScheme[] = []
  const sparks: WeeklyCloses[] = []
  for (const { row, previous, values } of schemes) {
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
  }
  const day = all.reduce((newest, row) => Math.max(newest, row.day ?? 0), 0) || null
  return {
    funds: { bytes: Uint8Array.from(writePack(all)), day },
    sparks: { bytes: Uint8Array.from(writeSparkPack(sparks)), day },
  }
}

/** A scheme as the database gives it, in a row: thousands of objects with the same names would cost more than what is in them. */
export type PackedRow = readonly [
  code: number,
  name: string,
  plan: string,
  option: string,
  house: string,
  type: NavRow['type'],
  category: string,
  isin: string | null,
  isinReinvest: string | null,
  nav: string | null,
  navDay: string | null,
  previousNav: string | null,
  previousDay: string | null,
]

/** One day of the whole market, by code. */
export type MarketDay = { readonly day: Day; readonly navs: ReadonlyMap<number, number> }

export function livePacks(rows: readonly PackedRow[], days: readonly MarketDay[]): FundPacks {
  return packsOf(rows.map((row) => liveScheme(row, days)))
}

function liveScheme(row: PackedRow, days: readonly MarketDay[]): Known {
  const [code, name, plan, option, house, type, category, isin, isinReinvest, nav, navDay, previousNav, previousDay] =
    row
  const day = navDay === null ? null : (readIsoDay(navDay) ?? null)
  const before = previousDay === null ? undefined : readIsoDay(previousDay)
  return {
    row: { code, name, plan, option, house, type, category, isin, isinReinvest, nav, day },
    previous: previousNav !== null && before !== undefined ? { nav: previousNav, day: before } : null,
    values: valuesOf(code, nav, day, days),
  }
}

/** What the days of the market say of a scheme, up to its latest value, which is the last. */
function valuesOf(code: number, nav: string | null, day: Day | null, days: readonly MarketDay[]): DatedValues {
  const found: [Day, number][] = []
  for (const { day: on, navs } of days) {
    const value = navs.get(code)
    if (value !== undefined && on < (day ?? 0)) found.push([on, value])
  }
  if (nav !== null && day !== null) found.push([day, Number(nav)])
  return { days: Int32Array.from(found, ([on]) => on), values: Float64Array.from(found, ([, value]) => value) }
}

/** Out of nothing but a seed and a day. */
export function samplePacks(universe: ReturnType<typeof sampleUniverse>, today: Day): FundPacks {
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

const DAILY_DAYS = 3 * 365

/** Daily for three years, before that the last of each month: enough to say what an amount was worth on a day. */
export function ratesPack(days: readonly RateDay[]): MadePack {
  const newest = days.at(-1)?.day ?? 0
  const monthOf = (day: Day) => isoDay(day).slice(0, 7)
  const kept = days.filter(
    ({ day }, at) => day > newest - DAILY_DAYS || monthOf(day) !== monthOf(days[at + 1]?.day ?? day),
  )
  const rates: Partial<Record<Currency, (string | null)[]>> = {}
  for (const currency of ratedCurrencies) rates[currency] = kept.map((one) => one.rates[currency] ?? null)
  const text = JSON.stringify({ days: kept.map(({ day }) => isoDay(day)), rates })
  return { bytes: new TextEncoder().encode(text), day: newest || null }
}
