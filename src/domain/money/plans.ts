import { between, type Series } from '#domain/measures/series.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'
import type { Flow } from './ledger.ts'
import { type Xirr, xirr } from './xirr.ts'

/** A plan's outcome on a real history, without costs and taxes. */
export type Outcome = {
  readonly paidIn: number
  readonly takenOut: number
  readonly units: number
  /** The value of the units on the last day. */
  readonly value: number
  readonly day: Day
  /** Treats the final value as withdrawn on the last day. */
  readonly xirr: Xirr
  /** Every purchase and withdrawal, on the day of its NAV. */
  readonly flows: readonly Flow[]
  /** The day on which nothing was left. */
  readonly emptied: Day | undefined
  /** For each day from the first purchase: paid in, withdrawn, and the units' value. */
  readonly course: {
    readonly days: Int32Array
    readonly paidIn: Float64Array
    readonly takenOut: Float64Array
    readonly value: Float64Array
  }
}

type Span = { readonly from: Day; readonly to: Day }

/** A payment, or a withdrawal if negative, on the first day from `due` with a value. */
type Order = { readonly due: Day; readonly amount: number }

/** A monthly amount on the date of `from`; raised each year by `stepUp` (0.1 is 10%). */
export function sip(series: Series, plan: Span & { readonly amount: number; readonly stepUp?: number }) {
  const amountIn = (month: number) => plan.amount * (1 + (plan.stepUp ?? 0)) ** Math.floor(month / 12)
  return carryOut(
    series,
    everyMonth(plan).map((due, month) => ({ due, amount: amountIn(month) })),
    plan.to,
  )
}

export function lumpSum(series: Series, plan: Span & { readonly amount: number }) {
  return carryOut(series, [{ due: plan.from, amount: plan.amount }], plan.to)
}

/** A lump sum, then monthly withdrawals from a month later while units are left. */
export function swp(series: Series, plan: Span & { readonly amount: number; readonly withdrawal: number }) {
  const [, ...later] = everyMonth(plan)
  const withdrawals = later.map((due) => ({ due, amount: -plan.withdrawal }))
  return carryOut(series, [{ due: plan.from, amount: plan.amount }, ...withdrawals], plan.to)
}

const MOST_MONTHS = 2_400

/** Counted from the first date, so that a 31st comes back after February. */
function everyMonth({ from, to }: Span): Day[] {
  const dues: Day[] = []
  for (let due = from; due <= to && dues.length < MOST_MONTHS; due = monthsAfter(from, dues.length)) dues.push(due)
  return dues
}

/** Undefined if no unit could be bought. */
function carryOut(series: Series, orders: readonly Order[], to: Day): Outcome | undefined {
  const { days, values } = between(series, orders[0]?.due ?? to, to)
  const course = {
    days,
    paidIn: new Float64Array(days.length),
    takenOut: new Float64Array(days.length),
    value: new Float64Array(days.length),
  }
  const flows: Flow[] = []
  let [units, paidIn, takenOut, next] = [0, 0, 0, 0]
  let emptied: Day | undefined
  for (const [at, day] of days.entries()) {
    const value = values[at] ?? 0
    for (let order = orders[next]; order && order.due <= day; order = orders[next]) {
      next += 1
      const amount = Math.max(order.amount, -units * value)
      if (amount === 0) continue
      units = amount === -units * value ? 0 : units + amount / value
      if (amount > 0) paidIn += amount
      else takenOut -= amount
      flows.push({ day, amount: -amount })
      if (units === 0) emptied = day
    }
    course.paidIn[at] = paidIn
    course.takenOut[at] = takenOut
    course.value[at] = units * value
  }
  const last = days.length - 1
  const [day, value] = [days[last], course.value[last]]
  if (day === undefined || value === undefined || flows.length === 0) return undefined
  return { paidIn, takenOut, units, value, day, xirr: xirr([...flows, { day, amount: value }]), flows, emptied, course }
}
