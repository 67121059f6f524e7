import type { GoalStatus } from '#catalogue/goals.ts'
import type { Currency } from '#catalogue/money.ts'
import { type UnitChange, unitsSince } from '#domain/packs/pack-unit-changes.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'
import type { Goal } from './goal.ts'
import { type Plan, planOf } from './goal-plan.ts'
import { monthsUntil } from './goal-time.ts'
import { linkKey } from './link-key.ts'
import { finishOf, outcomeAtDate, targetAfter } from './projection.ts'
import { type CountedLink, shareHoldings } from './shared-holdings.ts'
import { lastingMonths } from './withdrawals.ts'

type GoalPrice = {
  readonly price: number
  readonly currency: string
  readonly date: string
  readonly unitChanges?: readonly UnitChange[]
}

/** What goals are valued by; anything may be unknown. */
export type GoalMarket = {
  readonly price: (link: string) => GoalPrice | undefined
  /** Units of the second currency per unit of the first, and the day of that rate. */
  readonly rate: (from: Currency, to: Currency) => { readonly rate: number; readonly date: string } | undefined
  /** A favourite's price now; undefined while the listings are not known, null if it is not listed. */
  readonly listing: (
    id: string,
  ) => { readonly price: number; readonly currency: Currency; readonly date: string } | null | undefined
}

export type Holding = CountedLink & {
  /** In the goal's currency; null without units or price. */
  readonly value: number | null
  readonly priceDate: string | null
  /** Of its prices; null if not known. */
  readonly currency: string | null
}

/** Every fund that can be linked is priced in rupees. */
const FUNDS = 'INR'

/** Currencies of linked instruments whose returns are taken as returns in the goal's. */
export const foreignReturns = ({ goal, holdings }: Pick<GoalFigures, 'goal' | 'holdings'>): string[] =>
  [...new Set(holdings.flatMap(({ currency }) => (currency === goal.currency ? [] : (currency ?? []))))].toSorted()

export type GoalFigures = {
  readonly goal: Goal
  readonly plan: Plan
  readonly status: GoalStatus
  readonly saved: number
  /** Today, in the goal's currency. */
  readonly target: number
  /** The same in the target's currency. */
  readonly ownTarget: { readonly amount: number; readonly currency: Currency }
  readonly holdings: readonly Holding[]
  readonly outcome: ReturnType<typeof outcomeAtDate>
  readonly finish: Day | undefined
  /** The date has come and the target is not reached. */
  readonly isLate: boolean
  /** Of the rate by which the target is converted; null in the same currency. */
  readonly rateDate: string | null
  /** A property's price now, which is kept as the last one known; null if there is none. */
  readonly live: Goal['target'] | null
  /** Whether a property's price is the one of now. */
  readonly listed: 'yes' | 'no' | 'unknown'
  /** Withdrawals from the goal's date on; `months` is undefined if they outlive a century. */
  readonly lasts: { readonly monthly: number; readonly months: number | undefined; readonly until: Day | null } | null
  /** Months of expenses that are covered. */
  readonly covered: number | null
}

/** Projected values from this share of the target on are at risk, below it off track. */
const AT_RISK = 0.9

/** Of one goal among all; computed when first asked for, because a list shows a part of them. */
export function figuresAmong(goals: readonly Goal[], market: GoalMarket, today: Day): (goal: Goal) => GoalFigures {
  const shared = shareHoldings(goals)
  const known = new Map<Goal, GoalFigures>()
  return (goal) => {
    const figures = known.get(goal) ?? figuresOfGoal(goal, shared.get(goal.id) ?? [], market, today)
    known.set(goal, figures)
    return figures
  }
}

export const figuresOf = (goals: readonly Goal[], market: GoalMarket, today: Day): GoalFigures[] =>
  goals.map(figuresAmong(goals, market, today))

function figuresOfGoal(goal: Goal, links: readonly CountedLink[], market: GoalMarket, today: Day): GoalFigures {
  const holdings = links.map((link) => valued(link, goal.currency, market))
  const saved = Math.max(0, savedIn(goal) + holdings.reduce((sum, { value }) => sum + (value ?? 0), 0))
  const { amount: target, own: ownTarget, rateDate, live, listed } = targetOf(goal, market, today)
  const plan = planOf(goal, { today, start: saved, target })
  const outcome = outcomeAtDate(plan)
  const isLate = saved < target && plan.date !== null && plan.date <= today
  return {
    ...{ goal, plan, saved, target, ownTarget, holdings, outcome, isLate, rateDate, live, listed },
    status: statusOf(goal, saved >= target, plan, outcome),
    finish: finishOf(plan),
    lasts: lastsOf(goal, plan, outcome?.value ?? saved),
    covered: goal.expenses && (saved / target) * goal.expenses.months,
  }
}

/** Contributions into linked units are part of the units' value. */
function savedIn({ saved, contributions, links }: Goal): number {
  const inUnits = new Set(links.flatMap((link) => (link.units === null ? [] : [linkKey(link)])))
  return contributions.reduce(
    (sum, { amount, into }) => (into !== null && inUnits.has(into) ? sum : sum + amount),
    saved,
  )
}

function valued(counted: CountedLink, currency: Currency, { price, rate }: GoalMarket): Holding {
  const found = price(linkKey(counted.link))
  const change = found && rate(found.currency as Currency, currency)
  const units = unitsNow(counted, found)
  const value = found && change && units !== null ? units * counted.counted * found.price * change.rate : null
  const own = found?.currency ?? (counted.link.kind === 'fund' ? FUNDS : null)
  return { ...counted, units, value, priceDate: found?.date ?? null, currency: own }
}

/** A unit that was split is as many more units. */
function unitsNow({ units, unitsOn }: CountedLink, found: GoalPrice | undefined): number | null {
  const since = readIsoDay(unitsOn ?? '')
  const size = since === undefined ? 1 : unitsSince(found?.unitChanges ?? [], since)
  return units === null || size === 1 ? units : Math.round((units / size) * 1e6) / 1e6
}

/** A property's price now; otherwise the stored amount, raised by inflation since it was entered. */
function targetOf(goal: Goal, { rate, listing }: GoalMarket, today: Day) {
  const home = goal.property ? listing(goal.property.id) : undefined
  const { amount, currency, asOf } = goal.target
  const months = goal.grows ? monthsUntil(readIsoDay(asOf) ?? today, today) : 0
  const own = home
    ? { amount: home.price, currency: home.currency }
    : { amount: amount * (1 + goal.inflation / 100) ** (months / 12), currency }
  const change = rate(own.currency, goal.currency)
  return {
    amount: own.amount * (change?.rate ?? 1),
    own,
    rateDate: own.currency === goal.currency ? null : (change?.date ?? null),
    live: home ? { ...own, asOf: home.date } : null,
    listed: home ? ('yes' as const) : home === null ? ('no' as const) : ('unknown' as const),
  }
}

function statusOf(
  { state, saved, contributions, monthly, lumps }: Goal,
  isReached: boolean,
  { date, start }: Plan,
  outcome: GoalFigures['outcome'],
): GoalStatus {
  if (state === 'archived') return 'archived'
  if (isReached) return 'reached'
  if (state === 'paused') return 'paused'
  const isEmpty = saved + contributions.length + monthly + lumps.length + start === 0
  if (date === null || (isEmpty && outcome)) return 'set'
  if (!outcome) return 'off-track'
  // A rounding error must not put the needed amount itself at risk.
  const share = outcome.value / outcome.target + 1e-9
  return share >= 1 ? 'on-track' : share >= AT_RISK ? 'at-risk' : 'off-track'
}

function lastsOf({ withdrawal }: Goal, plan: Plan, balance: number): GoalFigures['lasts'] {
  if (!withdrawal) return null
  const from = plan.date === null || plan.date < plan.today ? plan.today : plan.date
  const years = monthsUntil(plan.today, from) / 12
  const monthly = withdrawal.monthly * (1 + plan.inflation) ** years
  const rate = withdrawal.expected / 100
  const months = lastingMonths({ balance, monthly, rate, inflation: plan.inflation })
  return { monthly, months, until: months === undefined ? null : monthsAfter(from, months) }
}

const MILESTONES = [0.25, 0.5, 0.75, 1] as const

/** The days on which parts of the target are reached at this pace; those already passed have no day. */
export const milestonesOf = ({ plan, saved, target }: Pick<GoalFigures, 'plan' | 'saved' | 'target'>) =>
  MILESTONES.map((share) => {
    const day = saved >= share * target ? undefined : finishOf(plan, share)
    return { share, passed: saved >= share * target, day, amount: share * amountOn(plan, day) }
  })

const amountOn = (plan: Plan, day: Day | undefined) =>
  targetAfter(plan, day === undefined ? 0 : monthsUntil(plan.today, day))
