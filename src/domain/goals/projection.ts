import type { Day } from '#domain/time/day.ts'
import { MOST_MONTHS, type Plan } from './goal-plan.ts'
import { dayAfterMonths, monthsUntil } from './goal-time.ts'

/** `at` months from today. Values are linear in the monthly amount: base + monthly × unit. */
export type Stage = {
  readonly at: number
  /** From what is there and the lump sums. */
  readonly base: number
  /** From one unit of money a month. */
  readonly unit: number
  readonly paidBase: number
  readonly paidUnits: number
}

type Visit = (at: number, base: number, unit: number, paidBase: number, paidUnits: number) => boolean | undefined

/** Visits each payment in turn until one returns true. Payments are made at the end of each month from today. */
export function walk(plan: Plan, until: number, visit: Visit): void {
  const month = Math.log1p(plan.rate) / 12
  const aMonth = Math.exp(month)
  const lumps = lumpsOf(plan)
  const factor = factorsOf(plan)
  let [at, base, unit, paidBase, paidUnits, next] = [0, plan.start, 0, 0, 0, 0]
  const grow = (to: number) => {
    const growth = to - at === 1 ? aMonth : Math.exp(month * (to - at))
    base *= growth
    unit *= growth
    at = to
  }
  if (visit(at, base, unit, paidBase, paidUnits) || until <= 0) return
  for (let k = 1; ; k += 1) {
    const to = Math.min(k, until)
    for (let lump = lumps[next]; lump && lump.at <= to; lump = lumps[next]) {
      next += 1
      grow(lump.at)
      base += lump.amount
      paidBase += lump.amount
      if (lump.at < to && visit(at, base, unit, paidBase, paidUnits)) return
    }
    grow(to)
    if (k <= until) {
      const times = factor(k)
      unit += times
      paidUnits += times
    }
    if (visit(at, base, unit, paidBase, paidUnits) || k >= until) return
  }
}

export const lumpsOf = ({ today, lumps }: Plan) =>
  lumps
    .filter(({ day }) => day > today)
    .map(({ day, amount }) => ({ at: monthsUntil(today, day), amount }))
    .toSorted((a, b) => a.at - b.at)

/** How many times the monthly amount is paid after k months: the step-up, or nothing in a pause. */
export function factorsOf({ today, paid, stepUp, pauses }: Plan): (k: number) => number {
  const paused = pauses
    .filter(({ to }) => to > today)
    .map(({ from, to }) => ({ from: monthsUntil(today, from), to: monthsUntil(today, to) }))
  let [year, raised] = [0, 1]
  return (k) => {
    const now = Math.floor((paid + k - 1) / 12)
    // The same for twelve payments.
    if (now !== year) [year, raised] = [now, (1 + stepUp) ** now]
    return paused.length > 0 && paused.some(({ from, to }) => k >= from && k <= to) ? 0 : raised
  }
}

export function courseOf(plan: Plan, until: number): Stage[] {
  const stages: Stage[] = []
  walk(plan, until, (at, base, unit, paidBase, paidUnits) => {
    stages.push({ at, base, unit, paidBase, paidUnits })
    return undefined
  })
  return stages
}

export const stageValue = ({ monthly }: Plan, { base, unit }: Pick<Stage, 'base' | 'unit'>) => base + monthly * unit

/** What is there today and was paid until each stage; in today's money each payment by its own day. */
export function paidAlong(plan: Plan, stages: readonly Stage[], isReal: boolean): number[] {
  let [nominal, shown] = [0, plan.start]
  return stages.map(({ at, paidBase, paidUnits }) => {
    const paid = paidBase + plan.monthly * paidUnits
    shown += isReal ? inTodaysMoney(plan, paid - nominal, at) : paid - nominal
    nominal = paid
    return shown
  })
}

/** The target after so many months, in the money of then. */
export const targetAfter = ({ target, grows, inflation }: Plan, months: number) =>
  grows ? target * (1 + inflation) ** (months / 12) : target

/** In today's money. */
export const inTodaysMoney = ({ inflation }: Pick<Plan, 'inflation'>, amount: number, months: number) =>
  amount / (1 + inflation) ** (months / 12)

/** The outcome on the goal's date; undefined without a date or if it is not in the future. */
export function outcomeAtDate(plan: Plan) {
  const months = plan.date === null ? 0 : Math.min(MOST_MONTHS, monthsUntil(plan.today, plan.date))
  if (months === 0) return undefined
  const last = { base: 0, unit: 0, paidBase: 0, paidUnits: 0 }
  walk(plan, months, (_, base, unit, paidBase, paidUnits) => {
    last.base = base
    last.unit = unit
    last.paidBase = paidBase
    last.paidUnits = paidUnits
    return undefined
  })
  const [value, target] = [stageValue(plan, last), targetAfter(plan, months)]
  return {
    months,
    value,
    target,
    /** What is missing then; negative if there is more. */
    gap: target - value,
    /** The monthly amount that just suffices; null if there is no payment before the date. */
    needed: last.unit > 0 ? Math.max(0, (target - last.base) / last.unit) : null,
    /** The lump sum that would close the gap today. */
    neededNow: Math.max(0, (target - value) / (1 + plan.rate) ** (months / 12)),
    paidIn: last.paidBase + plan.monthly * last.paidUnits,
  }
}

/** The first day on which a target is reached at this pace, to the day; undefined if not within a century. */
export function finishOf(plan: Plan, share = 1): Day | undefined {
  const rises = plan.grows ? Math.log1p(plan.inflation) / 12 : 0
  // Between payments the value gains on the target by this factor a month, as a logarithm.
  const gains = Math.log1p(plan.rate) / 12 - rises
  const aMonth = Math.exp(gains)
  const first = share * plan.target
  let [from, before, target] = [0, plan.start, first]
  let found: number | undefined
  walk(plan, MOST_MONTHS, (at, base, unit) => {
    const value = base + plan.monthly * unit
    const passed = at - from
    const isCrossed = gains > 0 && before * (passed === 1 ? aMonth : Math.exp(gains * passed)) >= target
    if (isCrossed) found = from + Math.max(0, Math.log(target / before) / gains)
    target = rises === 0 ? first : first * Math.exp(rises * at)
    if (found === undefined && value >= target * (1 - NEAR)) found = at
    from = at
    before = value
    return found !== undefined
  })
  return found === undefined ? undefined : dayAfterMonths(plan.today, found)
}

/** A rounding error decides nothing. */
const NEAR = 1e-12
