import type { GoalStatus } from '#catalogue/goals.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { figuresOf } from '#domain/goals/goal-figures.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { type Day, isoDay } from '#domain/time/day.ts'

/** An invented goal in rupees, with the figures that the goals page would show. */
export type SampleGoal = {
  readonly name: string
  readonly target: number
  readonly date: string
  readonly saved: number
  readonly monthly: number
  /** In per cent a year. */
  readonly expected: number
  readonly status: GoalStatus
  /** In whole rupees, enough. */
  readonly needed: number
  /** At this pace; null if never within a century. */
  readonly finish: string | null
}

const plan = { name: 'Down payment for a home', saved: 300_000, monthly: 15_000, expected: 10 } as const
const TARGET = 2_500_000
const YEARS = 7

/** Begins today, so that it is never out of date. */
export function sampleGoal(today: Day): SampleGoal {
  const since = isoDay(today)
  const at = `${since}T00:00:00.000Z`
  const date = isoDay(monthsAfter(today, 12 * YEARS))
  const goal: Goal = {
    ...plan,
    ...{ id: 'sample', kind: 'home', icon: 'house', currency: 'INR', date, since },
    target: { amount: TARGET, currency: 'INR', asOf: since },
    ...{ expenses: null, property: null, stepUp: 0, inflation: 0, grows: false, withdrawal: null },
    ...{ priority: 'medium', state: 'active', links: [], lumps: [], pauses: [], contributions: [] },
    ...{ createdAt: at, updatedAt: at },
  }
  const [figures] = figuresOf([goal], noMarket, today)
  return {
    ...plan,
    ...{ target: TARGET, date, status: figures?.status ?? 'set' },
    needed: Math.ceil(figures?.outcome?.needed ?? 0),
    finish: figures?.finish === undefined ? null : isoDay(figures.finish),
  }
}

/** Nothing is linked, and everything is in rupees. */
const noMarket = { price: () => undefined, rate: () => ({ rate: 1, date: '' }), listing: () => undefined }
