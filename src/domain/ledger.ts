import type { Day } from './day.ts'

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

const DAYS_IN_YEAR = 365
/** What is a smaller part of all that was added up may be rounding. */
const CLEARLY = 1e-9
/** Five centuries of days. */
const MOST_COUNTED = 200_000

/** Nothing where a day or an amount is no number. */
export function ledgerOf(flows: readonly Flow[]): Ledger | undefined {
  const order = inOrder(flows)
  if (!order) return undefined
  const days = new Float64Array(order.length)
  const amounts = new Float64Array(order.length)
  let count = 0
  for (const { day, amount } of order) {
    const last = count - 1
    if (count > 0 && days[last] === day) amounts[last] = (amounts[last] ?? 0) + amount
    else {
      // What cancelled itself out leaves its place to the next.
      if (count > 0 && amounts[last] === 0) count = last
      days[count] = day
      amounts[count] = amount
      count += 1
    }
  }
  if (count > 0 && amounts[count - 1] === 0) count -= 1
  return withGaps(days.subarray(0, count), amounts.subarray(0, count))
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
  // Amounts of any size are handled alike.
  let largest = 0
  for (const amount of amounts) largest = Math.max(largest, Math.abs(amount))
  let [gap, place] = [0, 0]
  for (let at = 0; at < days.length; at += 1) {
    const share = (amounts[at] ?? 0) / largest
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

function inOrder(flows: readonly Flow[]): readonly Flow[] | undefined {
  let [first, last, before, sorted] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    true,
  ]
  for (const { day, amount } of flows) {
    if (!Number.isSafeInteger(day) || !Number.isFinite(amount)) return undefined
    if (day < first) first = day
    if (day > last) last = day
    if (day < before) sorted = false
    before = day
  }
  if (sorted) return flows
  return last - first > MOST_COUNTED ? flows.toSorted((a, b) => a.day - b.day) : counted(flows, first, last)
}

/** Sorted by counting the flows of each day, many times faster than by comparing them. */
function counted(flows: readonly Flow[], first: Day, last: Day): Flow[] {
  const places = new Int32Array(last - first + 2)
  for (const { day } of flows) places[day - first + 1] = (places[day - first + 1] ?? 0) + 1
  for (let at = 1; at < places.length; at += 1) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0)
  const sorted = [...flows]
  for (const flow of flows) {
    const place = places[flow.day - first] ?? 0
    sorted[place] = flow
    places[flow.day - first] = place + 1
  }
  return sorted
}
