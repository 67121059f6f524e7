/** Rates in per cent of the price, amounts in rupees. */
export type CostPlan = {
  readonly price: number
  readonly stamp: number
  readonly registration: number
  /** The most that registration costs, if there is a limit. */
  readonly registrationMost: number | undefined
  readonly gst: number
  readonly brokerage: number
  /** Monthly maintenance, and how many months of it are paid in advance. */
  readonly upkeep: number
  readonly advance: number
}

export type CostPart = 'stamp' | 'registration' | 'gst' | 'brokerage' | 'upkeep'

export type TrueCost = {
  readonly parts: Readonly<Record<CostPart, number>>
  /** Everything beside the price. */
  readonly extra: number
  readonly total: number
  /** Of the price, in per cent. */
  readonly extraPercent: number
}

/** What a home costs until the keys are handed over. Each part is rounded to a rupee, as it is billed. */
export function trueCost(plan: CostPlan): TrueCost {
  const { price, registrationMost = Number.POSITIVE_INFINITY } = plan
  const share = (percent: number) => Math.round((price * percent) / 100)
  const parts = {
    stamp: share(plan.stamp),
    registration: Math.min(share(plan.registration), registrationMost),
    gst: share(plan.gst),
    brokerage: share(plan.brokerage),
    upkeep: Math.round(plan.upkeep * plan.advance),
  }
  const extra = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return { parts, extra, total: price + extra, extraPercent: price > 0 ? (100 * extra) / price : 0 }
}
