import type { Series } from '#domain/measures/series.ts'
import { lumpSum, sip } from '#domain/money/plans.ts'
import { type Xirr, xirr } from '#domain/money/xirr.ts'
import { monthOf, monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'

/** In rupees. */
export type HomePurchase = {
  readonly price: number
  readonly down: number
  readonly emi: number
  /** Of the loan. */
  readonly months: number
  /** Still owed after so many instalments. */
  readonly owedAfter: (months: number) => number
}

export type SameMoney = {
  /** The down payment was invested on this day, the first instalment a month later. */
  readonly from: Day
  readonly to: Day
  readonly months: number
  /** Whether the history is shorter than the loan. */
  readonly cutShort: boolean
  readonly paidIn: number
  readonly value: number
  readonly xirr: Xirr
  /** Still owed on the home after that time. */
  readonly owed: number
  /** What the home must be worth for its buyer to have as much, and its yearly growth to that price in per cent. */
  readonly evenPrice: number
  readonly evenGrowth: number
}

/**
 * The down payment as a lump sum and the instalments as a SIP in a fund, over the last months of its cleaned history:
 * as many as the loan has, or all there are. Undefined if there is not a year of it.
 */
export function sameMoney(series: Series, purchase: HomePurchase): SameMoney | undefined {
  const { price, down, emi, owedAfter } = purchase
  const [first, to] = [series.days[0], series.days.at(-1)]
  if (first === undefined || to === undefined) return undefined
  const from = Math.max(first, monthsAfter(to, -purchase.months))
  const months = fullMonths(from, to)
  if (months < 12) return undefined
  const once = down > 0 ? lumpSum(series, { from, to, amount: down }) : undefined
  const monthly = emi > 0 ? sip(series, { from: monthsAfter(from, 1), to, amount: emi }) : undefined
  const outcomes = [once, monthly].filter((outcome) => outcome !== undefined)
  if (outcomes.length === 0) return undefined
  const [paidIn, value] = [sumOf(outcomes, 'paidIn'), sumOf(outcomes, 'value')]
  const flows = outcomes.flatMap((outcome) => outcome.flows).toSorted((a, b) => a.day - b.day)
  const owed = owedAfter(months)
  const evenPrice = value + owed
  return {
    from,
    to,
    months,
    cutShort: months < purchase.months,
    paidIn,
    value,
    xirr: xirr([...flows, { day: to, amount: value }]),
    owed,
    evenPrice,
    evenGrowth: 100 * ((evenPrice / price) ** (12 / months) - 1),
  }
}

/** Instalments due after `from` and not after `to`. */
function fullMonths(from: Day, to: Day): number {
  const months = monthOf(to) - monthOf(from)
  return monthsAfter(from, months) > to ? months - 1 : months
}

const sumOf = (outcomes: readonly { readonly paidIn: number; readonly value: number }[], part: 'paidIn' | 'value') =>
  outcomes.reduce((sum, outcome) => sum + outcome[part], 0)
