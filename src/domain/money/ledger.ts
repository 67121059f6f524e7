import { DAYS_IN_YEAR } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'

/** Money on a day from the investor's view: payments are negative, receipts positive. */
export type Flow = { readonly day: Day; readonly amount: number }

/** Flows by day, one per day, none zero; inflow and outflow separate. */
export type Ledger = {
  readonly comes: Float64Array
  readonly goes: Float64Array
  /** Index into `gaps` of the interval to the next day. Most are alike, so each length is discounted once. */
  readonly gapAt: Int32Array
  /** In years. */
  readonly gaps: Float64Array
}

/** Present value on the first day, and the same weighted by years. All four fall as the rate rises. */
export type Worth = {
  readonly comes: number
  readonly goes: number
  readonly comesLater: number
  readonly goesLater: number
}

/**
 * For each order n the discounted sum times years to the n. Order 0 is the present value. All fall as the force rises.
 */
export type Moments = { readonly force: number; readonly comes: readonly number[]; readonly goes: readonly number[] }

const VANISHING = 1e-300
/** A smaller share of the total may be rounding. */
const CLEARLY = 1e-9
/** With more days than this per flow a dense array is not worth it. */
const MOST_EMPTY = 50

/** Undefined if a day or an amount is not finite. */
export function ledgerOf(flows: readonly Flow[]): Ledger | undefined {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { day, amount } of flows) {
    if (!Number.isSafeInteger(day) || !Number.isFinite(amount)) return undefined
    if (day < first) first = day
    if (day > last) last = day
  }
  const close = flows.length > 0 && last - first < MOST_EMPTY * flows.length
  const { days, amounts } = close ? dense(flows, first, last) : sparse(flows)
  // Scales amounts by the largest; those that vanish beside it are dropped.
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

/** A slot for every day: flows need no sorting. */
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

/** Reverses time: discounting becomes compounding. */
export function reversed({ comes, goes, gapAt, gaps }: Ledger): Ledger {
  return { comes: comes.toReversed(), goes: goes.toReversed(), gapAt: gapAt.toReversed(), gaps }
}

/** At a rate of `e ** force - 1`. `force` ≥ 0, so that nothing overflows; may be infinite. */
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

/** Whether the balance of an account at this rate keeps one sign until the end. */
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
