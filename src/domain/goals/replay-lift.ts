import type { Currency } from '#catalogue/money.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import type { GoalFigures } from './goal-figures.ts'
import type { Plan } from './goal-plan.ts'
import { monthsUntil } from './goal-time.ts'
import { inTodaysMoney } from './projection.ts'
import type { ReplayResult } from './replay-tally.ts'

/** What lifts success to nine of ten, as it is stored: each null if nothing would. */
export type Lift = {
  readonly monthly: number | null
  readonly later: { readonly date: string; readonly months: number } | null
  /** In today's money and the target's own currency. */
  readonly target: { readonly amount: number; readonly currency: Currency } | null
}

export function liftOf({ goal, plan, target, ownTarget }: GoalFigures, { lift, fan }: ReplayResult): Lift {
  const months = fan.at(-1)?.month ?? 0
  const now = goal.grows ? inTodaysMoney(plan, lift.target, months) : lift.target
  const lower = Math.floor((now / target) * ownTarget.amount)
  return {
    monthly: lift.monthly === null ? null : Math.ceil(lift.monthly),
    later: lift.laterMonths === null ? null : laterOf(plan, months, lift.laterMonths),
    target: lower > 0 ? { amount: lower, currency: ownTarget.currency } : null,
  }
}

/** On the goal's day of the month, unless the months to it would be rounded to others than were counted. */
function laterOf({ today, date }: Plan, months: number, longer: number): Lift['later'] {
  const usual = monthsAfter(date ?? today, longer)
  const isCounted = Math.round(monthsUntil(today, usual)) === months + longer
  return { date: isoDay(isCounted ? usual : monthsAfter(today, months + longer)), months: longer }
}
