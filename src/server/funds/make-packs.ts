import type { Currency } from '#catalogue/money.ts'
import { ratedCurrencies } from '#catalogue/rates.ts'
import { monthOf } from '#domain/calendar.ts'
import { type Day, isoDay } from '#domain/day.ts'
import type { NavRow } from '#domain/nav-row.ts'
import { type PackScheme, readPack, schemeAt, writePack } from '#domain/pack.ts'
import type { RateDay } from '#domain/rates.ts'
import type { sampleUniverse } from '#domain/sample-universe.ts'
import { readSchemeName, type SchemeName, siblingsOf } from '#domain/scheme-name.ts'
import type { Series } from '#domain/series.ts'
import { type WeeklyCloses, writeSparkPack } from '#domain/spark-pack.ts'
import { weeklyCloses, yearlyReturn } from '#domain/trailing.ts'
import { type MarketDay, navOn } from './market-day.ts'

/** The bytes of a pack, and the day of the newest value in it. */
export type MadePack = { readonly bytes: Uint8Array<ArrayBuffer>; readonly day: Day | null }
export type FundPacks = { readonly funds: MadePack; readonly sparks: MadePack }

/** A scheme without what follows from its history. */
export type Scheme = Omit<PackScheme, 'return1y' | 'return3y' | 'return5y'>

/** Both packs: the whole market in one, a year of weekly closes in the other. */
export function packsOf(schemes: Iterable<{ readonly scheme: Scheme; readonly values: Series }>): FundPacks {
  const all: PackScheme[] = []
  const sparks: WeeklyCloses[] = []
  for (const { scheme, values } of schemes) {
    const [return1y, return3y, return5y] = [yearlyReturn(values, 1), yearlyReturn(values, 3), yearlyReturn(values, 5)]
    all.push({ ...scheme, return1y, return3y, return5y })
    sparks.push({ code: scheme.code, closes: weeklyCloses(values, values.days.at(-1) ?? 0) })
  }
  const day = all.reduce((newest, scheme) => Math.max(newest, scheme.day ?? 0), 0) || null
  return {
    funds: { bytes: Uint8Array.from(writePack(all)), day },
    sparks: { bytes: Uint8Array.from(writeSparkPack(sparks)), day },
  }
}

/** What a pack knew, by code. */
export function schemesIn(bytes: Uint8Array | null): Map<number, Scheme> {
  const pack = bytes ? readPack(bytes) : undefined
  const schemes = new Map<number, Scheme>()
  for (let at = 0; pack && at < pack.count; at += 1) {
    const { group: _, return1y: __, return3y: ___, return5y: ____, ...scheme } = schemeAt(pack, at)
    schemes.set(scheme.code, { ...scheme, siblings: siblingsOf(scheme.house, scheme.fund) })
  }
  return schemes
}

/**
 * A scheme as the market's file has it now. A value of a later day makes the one before the previous one, a value of the same day corrects it; without a
 * value the old one stays.
 */
export function updated(row: NavRow, before: Scheme | undefined): Scheme {
  const { code, isin, isinReinvest, house, type, category } = row
  const about = { code, isin, isinReinvest, house, type, category, ...nameOf(row, before) }
  if (!before || before.day === null)
    return { ...about, nav: row.nav, day: row.day, previousNav: null, previousDay: null }
  if (row.day === null || row.day < before.day) return { ...before, ...about }
  const { nav, day } = row
  if (day === before.day) return { ...before, ...about, nav }
  return { ...about, nav, day, previousNav: before.nav, previousDay: before.day }
}

/** Some files leave plan and option out that earlier ones had: what was known of a scheme stays known. */
function nameOf(row: NavRow, before: Scheme | undefined): SchemeName {
  const read = readSchemeName(row)
  const saysLess =
    (read.plan === 'unknown' && before?.plan !== 'unknown') ||
    (read.option === 'unknown' && before?.option !== 'unknown')
  if (!before || !saysLess) return read
  const { fund, plan, option, frequency, payout, siblings } = before
  return { fund, plan, option, frequency, payout, siblings }
}

/** What the days of the market say of a scheme, up to its latest value, which is the last. */
export function valuesOf({ code, nav, day }: Scheme, days: readonly MarketDay[]): Series {
  const found: [Day, number][] = []
  for (const market of days) {
    const value = navOn(market, code)
    if (value !== undefined && market.day < (day ?? 0)) found.push([market.day, value])
  }
  if (nav !== null && day !== null) found.push([day, Number(nav)])
  return { days: Int32Array.from(found, ([on]) => on), values: Float64Array.from(found, ([, value]) => value) }
}

/** Out of nothing but a seed and a day. */
export function* sampleSchemes(universe: ReturnType<typeof sampleUniverse>, today: Day) {
  for (const { code } of universe.schemes) {
    const row = universe.row(code, today)
    const values = universe.values(code, today)
    if (!row || !values) continue
    const at = values.days.length - 2
    const [previousDay = null, value] = [values.days[at], values.values[at]]
    yield { scheme: { ...updated(row, undefined), previousDay, previousNav: value?.toFixed(4) ?? null }, values }
  }
}

const DAILY_DAYS = 3 * 365

/** Daily for three years, before that the last of each month: enough to say what an amount was worth on a day. */
export function ratesPack(days: readonly RateDay[]): MadePack {
  const newest = days.at(-1)?.day ?? 0
  const kept = days.filter(
    ({ day }, at) => day > newest - DAILY_DAYS || monthOf(day) !== monthOf(days[at + 1]?.day ?? day),
  )
  const rates: Partial<Record<Currency, (string | null)[]>> = {}
  for (const currency of ratedCurrencies) rates[currency] = kept.map((one) => one.rates[currency] ?? null)
  const text = JSON.stringify({ days: kept.map(({ day }) => isoDay(day)), rates })
  return { bytes: new TextEncoder().encode(text), day: newest || null }
}
