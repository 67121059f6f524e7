import { MOST_MONTHS, type Plan } from './goal-plan.ts'
import { monthsUntil } from './goal-time.ts'
import { factorsOf, lumpsOf, targetAfter } from './projection.ts'

/** A goal's plan in whole months, for replays: index k is the end of month k; 0 is today. */
export type ReplayPlan = {
  /** Until the goal's date, at least one. */
  readonly months: number
  readonly start: number
  readonly monthly: number
  /** Lump sums. */
  readonly lumps: Float64Array
  /** How many times the monthly amount is paid. */
  readonly factors: Float64Array
  /** In the money of then. */
  readonly targets: Float64Array
}

/** Later dates are tried this far beyond the goal's. */
export const LATER_MONTHS = 120

/** Undefined without a date in the future. */
export function replayPlan(plan: Plan): ReplayPlan | undefined {
  const until = plan.date === null ? 0 : monthsUntil(plan.today, plan.date)
  if (until === 0) return undefined
  const months = Math.min(MOST_MONTHS, Math.max(1, Math.round(until)))
  const length = months + LATER_MONTHS + 1
  const factor = factorsOf(plan)
  const lumps = new Float64Array(length)
  for (const { at, amount } of lumpsOf(plan)) {
    // A lump sum of the last days still counts.
    const k = Math.ceil(at) > months && at <= until ? months : Math.ceil(at)
    if (k < length) lumps[k] = (lumps[k] ?? 0) + amount
  }
  return {
    months,
    start: plan.start,
    monthly: plan.monthly,
    lumps,
    factors: Float64Array.from({ length }, (_, k) => (k === 0 ? 0 : factor(k))),
    targets: Float64Array.from({ length }, (_, k) => targetAfter(plan, k)),
  }
}
