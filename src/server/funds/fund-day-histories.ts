import { isTraded, readCategory } from '#domain/amfi/scheme-category.ts'
import { cleaned } from '#domain/measures/bad-points.ts'
import type { Series } from '#domain/measures/series.ts'
import { medianMove, type OthersMoved } from '#domain/measures/unit-change.ts'
import type { Day } from '#domain/time/day.ts'
import { type FundDay, navOn } from './fund-day.ts'
import type { KnownScheme, Scheme } from './make-fund-packs.ts'

/** Each scheme's history from the market days (ascending), cleaned as on its page, compared with its category. */
export function fundDayHistories(schemes: readonly Scheme[], days: readonly FundDay[]): KnownScheme[] {
  const others = othersIn(schemes, days)
  return schemes.map((scheme) => {
    const traded = isTraded(scheme.category, scheme.fund)
    return { scheme, values: cleaned(valuesOf(scheme, days), { traded, others: others(scheme.category) }) }
  })
}

/** The values of the days of the market, up to the latest, which is the last. */
function valuesOf({ code, nav, day }: Scheme, days: readonly FundDay[]): Series {
  const found: [Day, number][] = []
  for (const market of days) {
    const value = market.day < (day ?? 0) ? navOn(market, code) : undefined
    if (value !== undefined) found.push([market.day, value])
  }
  if (nav !== null && day !== null) found.push([day, Number(nav)])
  return { days: Int32Array.from(found, ([on]) => on), values: Float64Array.from(found, ([, value]) => value) }
}

/** A category's median move between two market days, computed on demand: few steps are in doubt. */
function othersIn(schemes: readonly Scheme[], days: readonly FundDay[]): (heading: string) => OthersMoved {
  const nameOf = new Map<string, string>()
  const codes = new Map<string, number[]>()
  for (const { code, category } of schemes) {
    const name = nameOf.get(category) ?? readCategory(category).name
    nameOf.set(category, name)
    const members = codes.get(name)
    if (members) members.push(code)
    else codes.set(name, [code])
  }
  const byDay = new Map(days.map((market) => [market.day, market]))
  const known = new Map<string, number | undefined>()
  return (heading) => (from, to) => {
    const category = nameOf.get(heading) ?? ''
    const key = `${category} ${from} ${to}`
    const [start, end] = [byDay.get(from), byDay.get(to)]
    if (!known.has(key) && start && end) {
      const moves = (codes.get(category) ?? []).map((code) =>
        Math.log((navOn(end, code) ?? Number.NaN) / (navOn(start, code) ?? Number.NaN)),
      )
      known.set(key, medianMove(moves, to - from))
    }
    return known.get(key)
  }
}
