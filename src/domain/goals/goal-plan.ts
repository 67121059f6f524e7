import { monthsAfter } from '#domain/time/calendar.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import type { Goal } from './goal.ts'
import { monthsUntil } from './goal-time.ts'

/** A goal as numbers in one currency, seen from a day. Rates are shares: 0.1 is 10%. */
export type Plan = {
  readonly today: Day
  /** What is there today. */
  readonly start: number
  /** The amount of today, before the next step-up. */
  readonly monthly: number
  /** Payments since the last step-up, 0 to 11: `monthly` steps up every twelve. */
  readonly paid: number
  readonly stepUp: number
  readonly rate: number
  readonly inflation: number
  /** In today's money. */
  readonly target: number
  readonly grows: boolean
  readonly date: Day | null
  readonly lumps: readonly { readonly day: Day; readonly amount: number }[]
  readonly pauses: readonly { readonly from: Day; readonly to: Day }[]
}

/** A century: nothing is projected further. */
export const MOST_MONTHS = 1_200

type Known = {
  readonly today: Day
  readonly start: number
  /** In the goal's own currency. */
  readonly target: number
}

type Paid = {
  /** The amount of today. */
  readonly monthly: number
  /** The day from which it holds: the last yearly step. */
  readonly since: string
  /** Payments since then. */
  readonly paid: number
}

/** A new amount stored with this `since` keeps the yearly step where it is. Without a step or payments it is today. */
export function steppedUp({ monthly, stepUp, since }: Pick<Goal, 'monthly' | 'stepUp' | 'since'>, today: Day): Paid {
  const from = readIsoDay(since) ?? today
  if (monthly === 0 || stepUp === 0) return { monthly, since: isoDay(today), paid: 0 }
  const paid = Math.floor(monthsUntil(from, today))
  const years = Math.floor(paid / 12)
  if (years === 0) return { monthly, since, paid }
  const raised = monthly * (1 + stepUp / 100) ** years
  return { monthly: cents(raised), since: isoDay(monthsAfter(from, 12 * years)), paid: paid % 12 }
}

const cents = (amount: number) => Math.round(amount * 100) / 100

export function planOf(goal: Goal, { today, start, target }: Known): Plan {
  const { monthly, paid } = steppedUp(goal, today)
  return {
    today,
    start,
    monthly: goal.state === 'paused' ? 0 : monthly,
    paid,
    stepUp: goal.stepUp / 100,
    rate: goal.expected / 100,
    inflation: goal.inflation / 100,
    target,
    grows: goal.grows,
    date: goal.date === null ? null : (readIsoDay(goal.date) ?? null),
    lumps: goal.lumps.map(({ date, amount }) => ({ day: readIsoDay(date) ?? 0, amount })),
    pauses: goal.pauses.map(({ from, to }) => ({ from: readIsoDay(from) ?? 0, to: readIsoDay(to) ?? 0 })),
  }
}
