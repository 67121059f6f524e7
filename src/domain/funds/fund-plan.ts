import { lastAt, type Series } from '#domain/measures/series.ts'
import { depositCourse } from '#domain/money/deposit.ts'
import { lumpSum, type Outcome, sip, swp } from '#domain/money/plans.ts'
import type { Xirr } from '#domain/money/xirr.ts'
import type { ReadForm } from '#domain/text/typed-text.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { PlanSearch } from './fund-page-query.ts'
import { type FundPlan, type PlanField, planFormOf, readPlan } from './plan-form.ts'
import type { PlanOutcome } from './plan-outcome.ts'

/** Enough for a picture. */
const MOST_POINTS = 72

/** The outcome of a URL's plan on a cleaned series; null if there is no value, errors if it is invalid. */
export function plannedIn(series: Series, search: PlanSearch): ReadForm<PlanOutcome | null, PlanField> {
  const [first, last] = [series.days[0], series.days.at(-1)]
  if (first === undefined || last === undefined) return { ok: true, draft: null }
  const read = readPlan(planFormOf(search), { first, last })
  return read.ok ? { ok: true, draft: fundPlan(series, read.draft) ?? null } : read
}

/** `series` must be cleaned and have a value on or after the plan's first day. */
export function fundPlan(series: Series, plan: FundPlan): PlanOutcome | undefined {
  const found = carriedOut(series, plan)
  const first = found?.course.days[0]
  if (!found || first === undefined) return undefined
  const { course, flows, day, emptied } = found
  const deposit = depositCourse(flows, plan.deposit, course.days)
  const empty = deposit.indexOf(0)
  const lines = {
    moved: plan.kind === 'swp' ? course.takenOut : course.paidIn,
    value: course.value,
    deposit,
  }
  return {
    from: isoDay(plan.from),
    first: isoDay(first),
    payments: flows.filter(({ amount }) => amount < 0).length,
    withdrawals: flows.filter(({ amount }) => amount > 0).length,
    paidIn: fine(found.paidIn, 2),
    takenOut: fine(found.takenOut, 2),
    units: fine(found.units, 4),
    value: fine(found.value, 2),
    day: isoDay(day),
    emptied: emptied === undefined ? null : isoDay(emptied),
    xirr: fineRates(found.xirr),
    deposit: {
      value: fine(deposit.at(-1) ?? 0, 2),
      emptied: empty < 0 ? null : isoDay(course.days[empty] ?? day),
    },
    course: pictured(course.days, lines),
  }
}

function carriedOut(series: Series, { kind, amount, from, stepUp, withdrawal }: FundPlan): Outcome | undefined {
  const span = { from, to: series.days.at(-1) ?? from }
  if (kind === 'lump-sum') return lumpSum(series, { ...span, amount })
  if (kind === 'swp') return swp(series, { ...span, amount, withdrawal })
  return sip(series, { ...span, amount, stepUp })
}

type Lines = { readonly moved: Float64Array; readonly value: Float64Array; readonly deposit: Float64Array }

/** Four significant digits are enough for a picture, and zeros compress well. */
function pictured(days: Int32Array, { moved, value, deposit }: Lines): PlanOutcome['course'] {
  const places = evenPlaces(days)
  const thinned = (line: Float64Array) => places.map((place) => line[place] ?? 0)
  const all = { moved: thinned(moved), value: thinned(value), deposit: thinned(deposit) }
  const highest = Math.max(...all.moved, ...all.value, ...all.deposit)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(highest)) - 3)
  const rounded = (line: readonly number[]) => line.map((amount) => Math.round(amount / step) * step)
  return { moved: rounded(all.moved), value: rounded(all.value), deposit: rounded(all.deposit) }
}

/** Indices of the values on evenly spaced days, first and last included. */
function evenPlaces(days: Int32Array): number[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const count = Math.min(MOST_POINTS, last - first + 1)
  const all = { days, values: new Float64Array() }
  return Array.from({ length: count }, (_, at) => lastAt(all, dayBetween(first, last, at, count)))
}

const dayBetween = (first: Day, last: Day, at: number, count: number): Day =>
  count < 2 ? first : Math.round(first + (at * (last - first)) / (count - 1))

function fineRates(found: Xirr): PlanOutcome['xirr'] {
  if (found.kind === 'rate') return { kind: 'rate', rate: fine(found.rate, 6) }
  return found.kind === 'rates' ? { kind: 'rates', rates: found.rates.map((rate) => fine(rate, 6)) } : found
}

/** Rounded finer than shown, without negative zero. */
const fine = (value: number, digits: number) => Number(value.toFixed(digits)) + 0
