import type { NavRow } from '#domain/amfi/nav-row.ts'
import { completed, toldBy } from '#domain/amfi/plan-from-name.ts'
import { readSchemeName, type SchemeName, siblingsOf } from '#domain/amfi/scheme-name.ts'
import { fundLayout, type PackScheme, readFundPack, schemeAt, writeFundPack } from '#domain/funds/fund-pack.ts'
import type { CleanHistory } from '#domain/measures/bad-points.ts'
import { weeklyCloses, yearlyReturn } from '#domain/measures/trailing.ts'
import { marketDay } from '#domain/packs/instrument-pack.ts'
import { type WeeklyCloses, writeSparkPack } from '#domain/packs/spark-pack.ts'
import type { sampleUniverse } from '#domain/sample/sample-universe.ts'
import type { Day } from '#domain/time/day.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'

/** A scheme without what follows from its history. */
export type Scheme = Omit<PackScheme, 'return1y' | 'return3y' | 'return5y' | 'unitChanges'>
export type KnownScheme = { readonly scheme: Scheme; readonly values: CleanHistory }

/** Both packs: the whole market in one, a year of weekly closes in the other. */
export function packsOf(schemes: readonly KnownScheme[]): InstrumentPacks {
  const day = marketDay(schemes.map(({ scheme }) => scheme.day)) ?? null
  const all: PackScheme[] = []
  const sparks: WeeklyCloses[] = []
  for (const { scheme, values } of schemes) {
    const over = (years: 1 | 3 | 5) => yearlyReturn(values, years, day ?? 0)
    const unitChanges = values.badPoints.filter(({ kind }) => kind === 'face-value')
    all.push({ ...scheme, return1y: over(1), return3y: over(3), return5y: over(5), unitChanges })
    sparks.push({ id: String(scheme.code), closes: weeklyCloses(values.series, values.series.days.at(-1) ?? 0) })
  }
  return {
    list: { bytes: Uint8Array.from(writeFundPack(all)), day },
    sparks: { bytes: Uint8Array.from(writeSparkPack(fundLayout.ids, sparks)), day },
  }
}

/** What a pack knew, by code. */
export function schemesIn(bytes: Uint8Array | null): Map<number, Scheme> {
  const pack = bytes ? readFundPack(bytes) : undefined
  const schemes = new Map<number, Scheme>()
  for (let at = 0; pack && at < pack.count; at += 1) {
    const { group: _, return1y: __, return3y: ___, return5y: ____, unitChanges: _____, ...scheme } = schemeAt(pack, at)
    schemes.set(scheme.code, { ...scheme, siblings: siblingsOf(scheme.house, scheme.fund) })
  }
  return schemes
}

/**
 * A scheme after today's file. A value of a later day moves the known one to `previous`; one of the same or an earlier
 * day corrects it; without a value the known one stays.
 */
export function updated(row: NavRow, before: Scheme | undefined): Scheme {
  const { code, isin, isinReinvest, house, type, category } = row
  const about = { code, isin, isinReinvest, house, type, category, ...nameOf(row, before) }
  if (!before || before.day === null)
    return { ...about, nav: row.nav, day: row.day, previousNav: null, previousDay: null }
  const { nav, day } = row
  if (day === null) return { ...before, ...about }
  if (day > before.day) return { ...about, nav, day, previousNav: before.nav, previousDay: before.day }
  if (before.previousDay === null || before.previousDay < day) return { ...before, ...about, nav, day }
  return { ...about, nav, day, previousNav: null, previousDay: null }
}

/** Plan and option: from a long name first, then what was known, then the columns. Nothing known is lost. */
function nameOf(row: NavRow, before: Scheme | undefined): SchemeName {
  const read = readSchemeName(row)
  if (!before) return read
  const isLong = row.plan === '' && row.option === ''
  const [first, second] = isLong ? [read, before] : [before, read]
  const { option, frequency, payout } = first.option === 'unknown' ? second : first
  return { ...read, plan: first.plan === 'unknown' ? second.plan : first.plan, option, frequency, payout }
}

/** Plan and option as long names tell them. */
export function named(schemes: Iterable<Scheme>, names: ReadonlyMap<number, string>): Scheme[] {
  return completed(
    Array.from(schemes, (scheme) => {
      const name = names.get(scheme.code)
      return name ? { ...scheme, ...toldBy(name, scheme) } : scheme
    }),
  )
}

/** Out of nothing but a seed and a day. */
export function* sampleSchemes(universe: ReturnType<typeof sampleUniverse>, today: Day): Generator<KnownScheme> {
  for (const { code } of universe.schemes) {
    const row = universe.row(code, today)
    const values = universe.values(code, today)
    if (!row || !values) continue
    const at = values.days.length - 2
    const [previousDay = null, value] = [values.days[at], values.values[at]]
    const scheme = { ...updated(row, undefined), previousDay, previousNav: value?.toFixed(4) ?? null }
    yield { scheme, values: { series: values, badPoints: [], unsure: [] } }
  }
}
