import { readCategory } from '#domain/amfi/scheme-category.ts'
import { options, plans } from '#domain/amfi/scheme-name.ts'
import type { CleanHistory } from '#domain/measures/bad-points.ts'
import { basicFiguresOf, figuresOf } from '#domain/measures/build-figures.ts'
import type { Series } from '#domain/measures/series.ts'
import { isActive } from '#domain/packs/instrument-pack.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { isoDay } from '#domain/time/day.ts'
import type { ComparedFund, FundDetails, NearFund } from './fund-details.ts'
import { codeAt, type FundPack, schemeAt } from './fund-pack.ts'
import { peersOf } from './peers.ts'
import { planCost } from './plan-cost.ts'
import { changeOf, chipAt } from './scheme-facts.ts'

/** Cleaned, like every measured series. */
type Sibling = { readonly code: number; readonly series: Series }

/** `sibling`: the fund's other plan, if both are Growth. `riskFree`: 0.065. */
export function buildFundDetails(
  pack: FundPack,
  scheme: number,
  history: FundDetails['history'],
  values: CleanHistory,
  sibling: Sibling | undefined,
  riskFree: number,
): FundDetails {
  const { code, fund, house, type, isin, isinReinvest, nav, previousNav, ...known } = schemeAt(pack, scheme)
  const { assetClass, name } = readCategory(known.category)
  return {
    ...chipAt(pack, scheme),
    market: isSampleCode(code) ? 'sample' : 'live',
    fund,
    house,
    category: name,
    asset: assetClass,
    type,
    active: isActive(pack, scheme),
    isin,
    isinReinvest,
    chips: siblingsOf(pack, scheme).map((at) => chipAt(pack, at)),
    nav,
    day: dayText(known.day),
    change: changeOf({ nav, previousNav, previousDay: known.previousDay, unitChanges: known.unitChanges }),
    previousDay: dayText(known.previousDay),
    history,
    riskFree,
    figures:
      figuresOf(values, riskFree, { weekly: history.source === 'amfi', market: pack.day, parked: isParked(name) }) ??
      null,
    cost: sibling ? costOf(known.plan, values.series, sibling) : null,
    peers: peersOf(pack, scheme),
  }
}

export function comparedFundOf(
  pack: FundPack,
  scheme: number,
  { source }: Pick<FundDetails['history'], 'source'>,
  values: CleanHistory,
  riskFree: number,
): ComparedFund {
  const figures = basicFiguresOf(values, riskFree, { weekly: source === 'amfi', market: pack.day }) ?? null
  const { category, type } = schemeAt(pack, scheme)
  const { assetClass, name } = readCategory(category)
  return { ...nearFundAt(pack, scheme), category: name, asset: assetClass, type, figures }
}

export const nearFundAt = (pack: FundPack, at: number): NearFund => ({
  ...chipAt(pack, at),
  fund: schemeAt(pack, at).fund,
})

/** The code of the fund's other plan (Regular for Direct and vice versa), if neither pays out. */
export function otherPlanOf(pack: FundPack, scheme: number): number | undefined {
  const growth = options.indexOf('growth')
  const other = { direct: 'regular', regular: 'direct', unknown: undefined }[
    plans[pack.choices.plan[scheme] ?? 0] ?? 'unknown'
  ]
  if (other === undefined || pack.choices.option[scheme] !== growth) return undefined
  const at = siblingsOf(pack, scheme).find(
    (at) => plans[pack.choices.plan[at] ?? 0] === other && pack.choices.option[at] === growth,
  )
  return at === undefined ? undefined : codeAt(pack, at)
}

/** All schemes of the fund, Direct before Regular and Growth before IDCW. */
function siblingsOf(pack: FundPack, scheme: number): number[] {
  const members: number[] = []
  for (let at = 0; at < pack.count; at += 1) if (pack.families[at] === pack.families[scheme]) members.push(at)
  const preference = (at: number) => (pack.choices.plan[at] ?? 0) * 4 + (pack.choices.option[at] ?? 0)
  return members.sort((a, b) => preference(a) - preference(b))
}

/** A cost below zero or above this a year means that one history is incomplete. */
const MOST_COST = 0.03

function costOf(plan: FundDetails['plan'], mine: Series, { code, series: theirs }: Sibling): FundDetails['cost'] {
  const found = plan === 'direct' ? planCost(mine, theirs) : planCost(theirs, mine)
  if (!found || found.cost < 0 || found.cost > MOST_COST) return null
  return { ...found, from: isoDay(found.from), to: isoDay(found.to), sibling: code }
}

/** Funds for parking money for days. */
const isParked = (category: string) => /^(liquid|overnight)$/i.test(category)

const dayText = (day: number | null) => (day === null ? null : isoDay(day))
