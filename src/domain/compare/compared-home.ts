import { emiOf, type Instalment, repay } from '#domain/money/loan.ts'
import { xirr } from '#domain/money/xirr.ts'
import {
  costPlanOf,
  type HomeFacts,
  type HomePlan,
  loanOf,
  paidAtOnce,
  readHomePlan,
} from '#domain/property/home-plan.ts'
import { trueCost } from '#domain/property/true-cost.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'
import type { ComparePeriod, CompareSearch, HomeAssumption } from './compare-query.ts'
import type { ComparedThing } from './compared-thing.ts'

export type ReadAssumptions = {
  readonly plan: HomePlan
  readonly values: Readonly<Record<HomeAssumption, number>>
  readonly wrong: { readonly [Field in HomeAssumption]?: string }
}

const shareLimits = { yield: { least: 0, most: 30 }, downShare: { least: 0, most: 100 } } as const

/** The listing's own plan, as on its page, with what was changed here. */
export function readAssumptions(search: CompareSearch, facts: HomeFacts): ReadAssumptions {
  const { growth, rentRise, upkeep, rate, years, selling } = search
  const taken = { growth, rentRise, upkeep, rate, years, selling }
  const { price } = readHomePlan({}, facts).plan.values
  const rentShare = shareOf(search, 'yield')
  const downShare = shareOf(search, 'downShare')
  const { plan, wrong } = readHomePlan(
    {
      ...Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined)),
      ...(rentShare !== undefined && { rent: (price * rentShare) / 1200 }),
      ...(downShare !== undefined && { down: Math.round((price * downShare) / 100) }),
    },
    facts,
  )
  const { values } = plan
  return {
    plan,
    values: {
      ...{ growth: values.growth, rentRise: values.rentRise, upkeep: values.upkeep, rate: values.rate },
      ...{ years: values.years, selling: values.selling },
      yield: rounded((1200 * values.rent) / values.price),
      downShare: rounded((100 * values.down) / values.price),
    },
    wrong: {
      ...Object.fromEntries(Object.entries(wrong).filter(([field]) => field in taken)),
      ...refusedShare(search, 'yield'),
      ...refusedShare(search, 'downShare'),
    },
  }
}

type ShareField = keyof typeof shareLimits

function shareOf(search: CompareSearch, field: ShareField): number | undefined {
  const written = search[field]
  const { least, most } = shareLimits[field]
  return typeof written === 'number' && written >= least && written <= most ? written : undefined
}

const refusedShare = (search: CompareSearch, field: ShareField) =>
  search[field] === undefined || shareOf(search, field) !== undefined
    ? {}
    : { [field]: `Enter a share from ${shareLimits[field].least}% to ${shareLimits[field].most}%.` }

const rounded = (value: number) => Math.round(value * 100) / 100

type Course = Pick<ComparedThing, 'line' | 'outlay' | 'monthly' | 'value' | 'xirr'>

/**
 * A home bought so many years before `to` and sold on that day, by the plan's rates. Payments: what is paid at once,
 * each month the instalment and maintenance less the rent. The line is the home without a loan: its price less the
 * cost of a sale, and the rent less maintenance so far, against the price and the costs of buying.
 */
export function homeCourse(plan: HomePlan, period: ComparePeriod, to: Day): Course {
  const { values } = plan
  const months = 12 * period
  const schedule = repay(loanOf(plan))
  const from = monthsAfter(to, -months)
  const outlay = paidAtOnce(plan)
  const { extra, parts } = trueCost(costPlanOf(plan))
  const days = [from]
  const line = [values.price + extra - parts.upkeep]
  const flows = [{ day: from, amount: -outlay }]
  let earned = 0
  const worth = (month: number) => values.price * (1 + values.growth / 100) ** (month / 12) * (1 - values.selling / 100)
  for (let month = 1; month <= months; month += 1) {
    const rise = (1 + values.rentRise / 100) ** Math.floor((month - 1) / 12)
    const net = (values.rent - values.upkeep) * rise
    const day = month === months ? to : monthsAfter(from, month)
    earned += net
    flows.push({ day, amount: net - paidIn(schedule, month) })
    days.push(day)
    line.push(worth(month) + earned)
  }
  const value = worth(months) - owedAfter(schedule, months)
  return {
    line: { days, values: line.map((amount) => Math.round(amount)) },
    outlay,
    monthly: emiOf(loanOf(plan)) / 100,
    value,
    xirr: xirr([...flows, { day: to, amount: value }]),
  }
}

const paidIn = (schedule: readonly Instalment[], month: number) => (schedule[month - 1]?.paid ?? 0) / 100
const owedAfter = (schedule: readonly Instalment[], month: number) => (schedule[month - 1]?.balance ?? 0) / 100
