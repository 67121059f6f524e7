import { readCategory } from '#domain/amfi/scheme-category.ts'
import { isActive } from '#domain/packs/instrument-pack.ts'
import { NO_RETURN } from '#domain/packs/pack-values.ts'
import type { FundPeers } from './fund-details.ts'
import { type FundPack, schemeAt } from './fund-pack.ts'

const FIRST_ROWS = 8
const horizons = [5, 3, 1] as const

/** Funds of a category by return. Null if this one has no 1Y return or no peers. */
export function peersOf(pack: FundPack, scheme: number): FundPeers | null {
  const years = horizons.find((years) => columnOf(pack, years)[scheme] !== NO_RETURN)
  const alike = schemesLike(pack, scheme)
  if (years === undefined || alike.length < 2) return null
  const column = columnOf(pack, years)
  const ordered = alike.filter((at) => column[at] !== NO_RETURN).sort((a, b) => (column[b] ?? 0) - (column[a] ?? 0))
  const place = (at: number) => 1 + ordered.findIndex((other) => column[other] === column[at])
  const first = ordered.slice(0, FIRST_ROWS)
  return {
    count: alike.length,
    years,
    place: place(scheme),
    of: ordered.length,
    rows: (first.includes(scheme) ? first : [...first, scheme]).map((at) => {
      const { code, fund, return1y, return3y, return5y } = schemeAt(pack, at)
      return { code, fund, place: place(at), return1y, return3y, return5y }
    }),
  }
}

/** Active schemes of the same category, plan and option, one per fund. */
function schemesLike(pack: FundPack, scheme: number): number[] {
  const names = pack.texts.category.all.map((heading) => readCategory(heading).name)
  const categoryAt = (at: number) => names[pack.texts.category.of[at] ?? 0]
  const byFund = new Map([[pack.families[scheme], scheme]])
  for (let at = 0; at < pack.count; at += 1) {
    const alike =
      pack.choices.plan[at] === pack.choices.plan[scheme] && pack.choices.option[at] === pack.choices.option[scheme]
    if (!alike || categoryAt(at) !== categoryAt(scheme) || !isActive(pack, at)) continue
    if (!byFund.has(pack.families[at])) byFund.set(pack.families[at], at)
  }
  return [...byFund.values()]
}

const places = { 1: 0, 3: 1, 5: 2 } as const
const columnOf = (pack: FundPack, years: 1 | 3 | 5) => pack.returns[places[years]]
