import { csvOf } from '#domain/text/csv.ts'
import { isoDay } from '#domain/time/day.ts'
import type { GoalFigures } from './goal-figures.ts'
import { dayAfterMonths, monthsUntil } from './goal-time.ts'
import { linkKey } from './link-key.ts'
import { courseOf, inTodaysMoney, paidAlong, stageValue, targetAfter } from './projection.ts'

export type GoalYear = {
  /** From 1; the last may be a part of one. */
  readonly year: number
  readonly months: number
  readonly ends: string
  /** In this year. */
  readonly paidIn: number
  readonly growth: number
  readonly value: number
  readonly target: number
}

/** A goal without a date and without an end is shown this far. */
const USUAL_MONTHS = 120
const LONGEST = 600

/** How far a goal is projected: to its date, else until it is reached. */
export function horizonOf({ plan, outcome, finish }: Pick<GoalFigures, 'plan' | 'outcome' | 'finish'>): number {
  if (outcome) return outcome.months
  const months = finish === undefined ? USUAL_MONTHS : monthsUntil(plan.today, finish)
  return Math.min(LONGEST, Math.max(1, months))
}

/** In today's money growth is what is left of it after inflation. */
export function yearsOf(figures: Pick<GoalFigures, 'plan' | 'outcome' | 'finish'>, isReal = false): GoalYear[] {
  const { plan } = figures
  const until = horizonOf(figures)
  const stages = courseOf(plan, until)
  const along = paidAlong(plan, stages, isReal)
  const shown = (amount: number, at: number) => (isReal ? inTodaysMoney(plan, amount, at) : amount)
  const ends = [...stages.entries()].filter(([, { at }]) => at > 0 && (at % 12 === 0 || at === until))
  let before = { value: plan.start, paid: plan.start }
  return ends.map(([place, stage], index) => {
    const value = shown(stageValue(plan, stage), stage.at)
    const paid = along[place] ?? before.paid
    const paidIn = paid - before.paid
    const growth = value - before.value - paidIn
    before = { value, paid }
    return {
      year: index + 1,
      months: stage.at,
      ends: isoDay(dayAfterMonths(plan.today, stage.at)),
      paidIn,
      growth,
      value,
      target: shown(targetAfter(plan, stage.at), stage.at),
    }
  })
}

const cents = (amount: number) => Math.round(amount * 100) / 100

export function yearsAsCsv(figures: GoalFigures): string {
  const { plan, goal } = figures
  const rows = yearsOf(figures).map(({ year, ends, months, paidIn, growth, value, target }) => [
    year,
    ends,
    ...[paidIn, growth, value, inTodaysMoney(plan, value, months), target].map(cents),
  ])
  const money = (what: string) => `${what} (${goal.currency})`
  const head = ['Paid in', 'Growth', 'Value', 'Value in today’s money', 'Target'].map(money)
  return csvOf([['Year', 'Ends on', ...head], ...rows])
}

export function goalsAsCsv(all: readonly GoalFigures[]): string {
  const head = ['Goal', 'Kind', 'Status', 'Priority', 'Currency', 'Target', 'Saved', 'Date', 'Monthly']
  const more = ['Needed per month', 'Gap', 'Finish at this pace', 'Expected return %', 'Inflation %', 'Linked']
  const rows = all.map(({ goal, status, target, saved, outcome, finish, plan }) => [
    ...[goal.name, goal.kind, status, goal.priority, goal.currency, cents(target), cents(saved), goal.date],
    plan.monthly,
    outcome?.needed == null ? null : cents(outcome.needed),
    cents(outcome?.gap ?? target - saved),
    finish === undefined ? null : isoDay(finish),
    ...[goal.expected, goal.inflation, goal.links.map(({ name }) => name).join('; ')],
  ])
  return csvOf([[...head, ...more], ...rows])
}

export function contributionsAsCsv({ goal }: Pick<GoalFigures, 'goal'>): string {
  const names = new Map(goal.links.map((link) => [linkKey(link), link.name]))
  return csvOf([
    ['Date', `Amount (${goal.currency})`, 'Into', 'Note'],
    // What is no longer linked has no name.
    ...goal.contributions.map(({ date, amount, into, note }) => [
      date,
      amount,
      into === null ? 'Savings' : (names.get(into) ?? into),
      note,
    ]),
  ])
}
