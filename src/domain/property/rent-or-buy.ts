import type { Instalment } from '#domain/money/loan.ts'

/** Amounts in rupees, rates in per cent a year. */
export type RentOrBuyPlan = {
  readonly price: number
  /** Paid on the first day: the down payment and what the purchase costs. */
  readonly atOnce: number
  /** Of the loan, in paise. */
  readonly schedule: readonly Instalment[]
  /** Monthly maintenance that an owner pays and a tenant does not; rises like the rent. */
  readonly upkeep: number
  readonly rent: number
  readonly rentRise: number
  /** Of the home's price. */
  readonly growth: number
  /** Of money invested instead, after tax. */
  readonly invest: number
  /** What a sale costs, in per cent of its price. */
  readonly selling: number
  /** For how many years. */
  readonly stay: number
}

/** Net worth at the end of a year. */
export type RentOrBuyYear = {
  readonly year: number
  /** Home sold and loan paid off, and what was invested when owning was the cheaper month. */
  readonly buy: number
  /** What the tenant has invested. */
  readonly rent: number
}

export type RentOrBuy = {
  readonly years: readonly RentOrBuyYear[]
  readonly last: RentOrBuyYear
  readonly better: 'buy' | 'rent'
  /** The first year from which the better one stays ahead. */
  readonly since: number
}

/**
 * Both spend the same each month: the one with the lower monthly cost invests the difference at the month's end.
 * The tenant starts with the money that the buyer pays at once.
 */
export function rentOrBuy(plan: RentOrBuyPlan): RentOrBuy {
  const perMonth = (1 + plan.invest / 100) ** (1 / 12)
  const years: RentOrBuyYear[] = []
  let [buyers, tenants] = [0, plan.atOnce]
  for (let month = 1; month <= plan.stay * 12; month += 1) {
    const difference = ownersMonth(plan, month) - inflated(plan.rent, plan, month)
    buyers = buyers * perMonth + Math.max(0, -difference)
    tenants = tenants * perMonth + Math.max(0, difference)
    if (month % 12 === 0) years.push({ year: month / 12, buy: buyers + soldAfter(plan, month), rent: tenants })
  }
  const last = years.at(-1) ?? { year: 0, buy: soldAfter(plan, 0), rent: tenants }
  const better = last.buy >= last.rent ? 'buy' : 'rent'
  const behind = years.findLast(({ buy, rent }) => (better === 'buy' ? buy < rent : rent < buy))
  return { years, last, better, since: (behind?.year ?? 0) + 1 }
}

function ownersMonth({ schedule, upkeep, ...plan }: RentOrBuyPlan, month: number): number {
  const instalment = schedule[month - 1]
  return (instalment ? (instalment.paid + instalment.prepaid) / 100 : 0) + inflated(upkeep, plan, month)
}

/** Raised at the beginning of each further year. */
const inflated = (amount: number, { rentRise }: Pick<RentOrBuyPlan, 'rentRise'>, month: number) =>
  amount * (1 + rentRise / 100) ** Math.floor((month - 1) / 12)

function soldAfter({ price, growth, selling, schedule }: RentOrBuyPlan, month: number): number {
  const worth = price * (1 + growth / 100) ** (month / 12)
  const owed = month < schedule.length ? (schedule[month - 1]?.balance ?? 0) / 100 : 0
  return worth * (1 - selling / 100) - owed
}
