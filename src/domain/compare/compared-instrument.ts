import { lineOf } from '#domain/measures/build-figures.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { type Horizon, since } from '#domain/measures/returns.ts'
import { volatility as swings } from '#domain/measures/risk.ts'
import { rollingReturns } from '#domain/measures/rolling-returns.ts'
import type { Series } from '#domain/measures/series.ts'
import { lumpSum, sip } from '#domain/money/plans.ts'
import { type Xirr, xirr } from '#domain/money/xirr.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import type { ComparePeriod } from './compare-query.ts'
import type { ComparedThing } from './compared-thing.ts'

/** Paid on the first day of the period and every month; with both, the months begin a month later. */
export type SameAmounts = { readonly once: number; readonly monthly: number }

type Measured = Pick<
  ComparedThing,
  'asOf' | 'line' | 'outlay' | 'monthly' | 'value' | 'xirr' | 'yearly' | 'worst' | 'volatility' | 'remark'
>

/** Enough for a picture. */
const MOST_POINTS = 160
const WORST_YEARS = 3

/** A fund or a stock over the last years of its cleaned history, by the rules of its own page. */
export function measured(
  figures: BasicFigures | null,
  series: Series,
  period: ComparePeriod,
  { once, monthly }: SameAmounts,
): Measured {
  const horizon = `${period}Y` as Horizon
  const part = figures && !figures.weekly ? since(series, horizon) : undefined
  const empty = { line: null, outlay: once, monthly, value: null, xirr: null, yearly: null }
  const asOf = figures?.last ?? null
  const worst = figures && !figures.weekly ? worstOf(series) : null
  const volatility = figures?.risk.find((row) => row.horizon === horizon)?.volatility ?? null
  if (!figures || !part || !figures.current)
    return { ...empty, asOf, worst, volatility, remark: whyNot(figures, period) }
  const to = part.days.at(-1) ?? 0
  const outcome = outcomeOf(series, monthsAfter(to, -12 * period), to, { once, monthly })
  return {
    asOf,
    line: lineOf(part, MOST_POINTS),
    outlay: once,
    monthly,
    value: outcome?.value ?? null,
    xirr: outcome?.xirr ?? null,
    yearly: figures.returns.find((row) => row.horizon === horizon)?.annualised ?? null,
    worst,
    volatility: volatility ?? swings(part) ?? null,
    remark: '',
  }
}

/** Units bought on real days: a lump sum, a SIP, or both. */
function outcomeOf(series: Series, from: number, to: number, { once, monthly }: SameAmounts) {
  const start = once > 0 ? monthsAfter(from, 1) : from
  const parts = [
    once > 0 ? lumpSum(series, { from, to, amount: once }) : undefined,
    monthly > 0 ? sip(series, { from: start, to, amount: monthly }) : undefined,
  ].filter((part) => part !== undefined)
  const [only] = parts
  if (!only) return undefined
  if (parts.length === 1) return { value: only.value, xirr: only.xirr }
  const value = parts.reduce((sum, part) => sum + part.value, 0)
  const flows = parts.flatMap((part) => part.flows).toSorted((a, b) => a.day - b.day)
  const found: Xirr = xirr([...flows, { day: to, amount: value }])
  return { value, xirr: found }
}

function worstOf(series: Series): ComparedThing['worst'] {
  const rolling = rollingReturns(series, WORST_YEARS)
  return rolling ? { share: rolling.least.value, until: isoDay(rolling.least.day) } : null
}

function whyNot(figures: BasicFigures | null, period: number): string {
  if (!figures) return 'There is no history to compare.'
  if (figures.weekly) return 'Only weekly values are known so far, so its figures are left out.'
  if (!figures.current) return 'It has no recent value.'
  return `Its history is shorter than ${period === 1 ? 'a year' : `${period} years`}.`
}
