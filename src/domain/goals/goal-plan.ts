import { type Day, readIsoDay } from '#domain/time/day.ts'
import type { Goal } from './goal.ts'

/** A goal as numbers in one currency, seen from a day. Rates are shares: 0.1 is 10%. */
export type Plan = {
  readonly today: Day
  /** What is there today. */
  readonly start: number
  readonly monthly: number
  /** Payments made since `monthly` was set: it steps up every twelve. */
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
  readonly paid: number
}

export function planOf(goal: Goal, { today, start, target, paid }: Known): Plan {
  return {
    today,
    start,
    monthly: goal.state === 'paused' ? 0 : goal.monthly,
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
