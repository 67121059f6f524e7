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
  const lumps = lumpsOf(plan)
  const factor = factorsOf(plan)
  let [at, base, unit, paidBase, paidUnits, next] = [0, plan.start, 0, 0, 0, 0]
  const grow = (to: number) => {
    const growth = Math.exp(month * (to - at))
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
      unit += factor(k)
      paidUnits += factor(k)
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
  return (k) =>
    paused.some(({ from, to }) => k >= from && k <= to) ? 0 : (1 + stepUp) ** Math.floor((paid + k - 1) / 12)
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
  let last = { base: 0, unit: 0, paidBase: 0, paidUnits: 0 }
  walk(plan, months, (_, base, unit, paidBase, paidUnits) => {
    last = { base, unit, paidBase, paidUnits }
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
  const targetOf = (months: number) => share * targetAfter(plan, months)
  // Between payments the value gains on the target by this factor a month, as a logarithm.
  const gains = (Math.log1p(plan.rate) - (plan.grows ? Math.log1p(plan.inflation) : 0)) / 12
  let [from, before] = [0, plan.start]
  let found: number | undefined
  walk(plan, MOST_MONTHS, (at, base, unit) => {
    const value = base + plan.monthly * unit
    const crossed = before > 0 && gains > 0 ? from + Math.max(0, Math.log(targetOf(from) / before) / gains) : undefined
    if (crossed !== undefined && crossed <= at) found = crossed
    else if (value >= targetOf(at) * (1 - NEAR)) found = at
    ;[from, before] = [at, value]
    return found !== undefined
  })
  return found === undefined ? undefined : dayAfterMonths(plan.today, found)
}

/** A rounding error decides nothing. */
const NEAR = 1e-12
