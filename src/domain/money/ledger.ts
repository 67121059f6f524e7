import { DAYS_IN_YEAR } from '#domain/measures/returns.ts'
import type { Day } from '#domain/time/day.ts'

/** Money at a day as its owner sees it: what is paid in is below zero, what comes back is above. */
export type Flow = { readonly day: Day; readonly amount: number }

/** Flows in the order of their days, one a day, none of them zero; what comes and what goes apart. */
export type Ledger = {
  readonly comes: Float64Array
  readonly goes: Float64Array
  /** Which of the `gaps` lies between one day and the next. Most are alike, so each length is discounted once. */
  readonly gapAt: Int32Array
  /** In years. */
  readonly gaps: Float64Array
}

/** What all of it is worth on the first day, and the same weighted by how many years later it flows. All four fall as the rate rises. */
export type Worth = {
  readonly comes: number
  readonly goes: number
  readonly comesLater: number
  readonly goesLater: number
}

/** For each order n the sum of everything discounted, times the n-th power of its years. Order 0 is the worth. All fall as the force rises. */
export type Moments = { readonly force: number; readonly comes: readonly number[]; readonly goes: readonly number[] }

const VANISHING = 1e-300
/** What is a smaller part of all that was added up may be rounding. */
const CLEARLY = 1e-9
/** Where there are more days than this for each flow, the empty ones are not worth a place. */
const MOST_EMPTY = 50

/** Nothing where a day or an amount is no number. */
export function ledgerOf(flows: readonly Flow[]): Ledger | undefined {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { day, amount } of flows) {
    if (!Number.isSafeInteger(day) || !Number.isFinite(amount)) return undefined
    if (day < first) first = day
    if (day > last) last = day
  }
  const close = flows.length > 0 && last - first < MOST_EMPTY * flows.length
  const { days, amounts } = close ? dense(flows, first, last) : sparse(flows)
  // Amounts of any size are handled alike; one that vanishes beside the largest is none.
  let [largest, kept] = [0, 0]
  for (const amount of amounts) largest = Math.max(largest, Math.abs(amount))
  for (let at = 0; at < days.length; at += 1) {
    const share = (amounts[at] ?? 0) / largest
    if (!(Math.abs(share) > VANISHING)) continue
    days[kept] = days[at] ?? 0
    amounts[kept] = share
    kept += 1
  }
  return withGaps(days.subarray(0, kept), amounts.subarray(0, kept))
}

type ByDay = { readonly days: Float64Array; readonly amounts: Float64Array }

/** A place for every day, also for those without a flow: the flows need no sorting. */
function dense(flows: readonly Flow[], first: Day, last: Day): ByDay {
  const amounts = new Float64Array(last - first + 1)
  for (const { day, amount } of flows) amounts[day - first] = (amounts[day - first] ?? 0) + amount
  const days = new Float64Array(amounts.length)
  let count = 0
  for (let at = 0; at < amounts.length; at += 1) {
    if (amounts[at] === 0) continue
    days[count] = first + at
    amounts[count] = amounts[at] ?? 0
    count += 1
  }
  return { days: days.subarray(0, count), amounts: amounts.subarray(0, count) }
}

function sparse(flows: readonly Flow[]): ByDay {
  const sums = new Map<Day, number>()
  for (const { day, amount } of flows) sums.set(day, (sums.get(day) ?? 0) + amount)
  const days = Float64Array.from(sums.keys()).sort()
  return { days, amounts: days.map((day) => sums.get(day) ?? 0) }
}

/** Time the other way round: what is discounted at a rate here is compounded at it there. */
export function reversed({ comes, goes, gapAt, gaps }: Ledger): Ledger {
  return { comes: comes.toReversed(), goes: goes.toReversed(), gapAt: gapAt.toReversed(), gaps }
}

/** At a rate of `e ** force - 1`. `force` is not below zero, so that nothing overflows; it may be infinite. */
export function worthAt({ comes, goes, gapAt, gaps }: Ledger, force: number): Worth {
  const factors = gaps.map((years) => Math.exp(-force * years))
  const last = comes.length - 1
  let [come, go, comeLater, goLater] = [comes[last] ?? 0, goes[last] ?? 0, 0, 0]
  for (let at = last - 1; at >= 0; at -= 1) {
    const gap = gapAt[at] ?? 0
    const factor = factors[gap] ?? 0
    const years = gaps[gap] ?? 0
    comeLater = (comeLater + come * years) * factor
    goLater = (goLater + go * years) * factor
    come = come * factor + (comes[at] ?? 0)
    go = go * factor + (goes[at] ?? 0)
  }
  return { comes: come, goes: go, comesLater: comeLater, goesLater: goLater }
}

export function momentsAt({ comes, goes, gapAt, gaps }: Ledger, force: number, orders: number): Moments {
  const factors = gaps.map((years) => Math.exp(-force * years))
  const moments = {
    force,
    comes: Array.from({ length: orders }, () => 0),
    goes: Array.from({ length: orders }, () => 0),
  }
  let [discount, years] = [1, 0]
  for (let at = 0; at < comes.length; at += 1) {
    const come = comes[at] ?? 0
    const sums = come > 0 ? moments.comes : moments.goes
    let weighted = discount * (come > 0 ? come : (goes[at] ?? 0))
    for (let order = 0; order < orders; order += 1) {
      sums[order] = (sums[order] ?? 0) + weighted
      weighted *= years
    }
    discount *= factors[gapAt[at] ?? 0] ?? 0
    years += gaps[gapAt[at] ?? 0] ?? 0
  }
  return moments
}

/** Whether the balance of an account that bears this rate is clearly on one side all the time before the end. */
export function keepsItsSide({ comes, goes, gapAt, gaps }: Ledger, force: number): boolean {
  const factors = gaps.map((years) => Math.exp(-force * years))
  let [balance, turnover, discount] = [0, 0, 1]
  const first = (comes[0] ?? 0) > 0 ? 1 : -1
  for (let at = 0; at < gapAt.length; at += 1) {
    balance += discount * ((comes[at] ?? 0) - (goes[at] ?? 0))
    turnover += discount * ((comes[at] ?? 0) + (goes[at] ?? 0))
    if (!(balance * first > CLEARLY * turnover)) return false
    discount *= factors[gapAt[at] ?? 0] ?? 0
  }
  return true
}

export function signChanges({ comes }: Ledger): number {
  let changes = 0
  for (let at = 1; at < comes.length; at += 1) if ((comes[at] ?? 0) > 0 !== (comes[at - 1] ?? 0) > 0) changes += 1
  return changes
}

function withGaps(days: Float64Array, amounts: Float64Array): Ledger {
  const comes = new Float64Array(days.length)
  const goes = new Float64Array(days.length)
  const gapAt = new Int32Array(Math.max(0, days.length - 1))
  const places = new Map<number, number>()
  let [gap, place] = [0, 0]
  for (let at = 0; at < days.length; at += 1) {
    const share = amounts[at] ?? 0
    if (share > 0) comes[at] = share
    else goes[at] = -share
    if (at === 0) continue
    const next = (days[at] ?? 0) - (days[at - 1] ?? 0)
    if (next !== gap) {
      gap = next
      place = places.get(gap) ?? places.size
      places.set(gap, place)
    }
    gapAt[at - 1] = place
  }
  return { comes, goes, gapAt, gaps: Float64Array.from(places.keys(), (days) => days / DAYS_IN_YEAR) }
}
