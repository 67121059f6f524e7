import {
  gstMetros,
  gstOnHomes,
  type StateCharges,
  type StateId,
  stateCharges,
  usualHomePlan,
} from '#catalogue/home-charges.ts'
import type { Loan, Prepayment } from '#domain/money/loan.ts'
import { amountFields, type HomeField, type HomeSearch, plainFields } from './home-plan-query.ts'
import { type CostPlan, trueCost } from './true-cost.ts'

/** What a listing says that the calculators start from. */
export type HomeFacts = {
  /** Of a home for sale; of one for rent the rent is known. */
  readonly price: number | undefined
  readonly rent: number | undefined
  readonly state: StateId
  readonly city: string
  /** Not finished yet, so that GST is due. */
  readonly isNew: boolean
  readonly isPlot: boolean
  readonly isCommercial: boolean
  readonly carpetSqFt: number | undefined
  /** Any area, for maintenance. */
  readonly sqFt: number | undefined
  /** Monthly maintenance, if the listing states it. */
  readonly upkeep?: number | undefined
}

type Limits = { readonly least: number; readonly most: number }

const MOST_PRICE = 50_000_000_000
const amount: Limits = { least: 0, most: MOST_PRICE }
const percent: Limits = { least: 0, most: 30 }

export const homeLimits: Readonly<Record<HomeField, Limits>> = {
  price: { least: 10_000, most: MOST_PRICE },
  down: amount,
  extra: amount,
  upkeep: amount,
  rent: amount,
  rate: percent,
  years: { least: 1, most: 30 },
  after: { least: 1, most: 30 },
  stamp: percent,
  registration: percent,
  gst: percent,
  brokerage: percent,
  advance: { least: 0, most: 60 },
  rentRise: percent,
  growth: { least: -10, most: 30 },
  invest: percent,
  stay: { least: 1, most: 40 },
  selling: percent,
}

export type HomePlan = {
  readonly values: Readonly<Record<HomeField, number>>
  readonly every: 'once' | 'year'
  readonly cuts: 'tenure' | 'emi'
  readonly state: StateId
}

export type HomeRead = {
  readonly plan: HomePlan
  /** Sentences at the fields that are wrong; the plan has their defaults. */
  readonly wrong: { readonly [Field in HomeField]?: string }
}

/** The plan of a URL on a listing. */
export function readHomePlan(asked: HomeSearch, facts: HomeFacts): HomeRead {
  const search = facts.price === undefined ? askedOfRentals(asked) : asked
  const state = search.state ?? facts.state
  const usual = usualValues(search, facts, state)
  const fields = [...amountFields, ...plainFields]
  const values = { ...usual }
  const wrong: { [Field in HomeField]?: string } = {}
  for (const field of fields) {
    const written = search[field]
    if (written === undefined) continue
    const refusal = refusalOf(field, written)
    if (refusal) wrong[field] = refusal
    else values[field] = Number(written)
  }
  if (values.down > values.price) {
    if (search.down !== undefined) wrong.down ??= 'The down payment cannot be higher than the price.'
    values.down = values.price
  }
  if (values.after >= values.years && (search.after !== undefined || values.extra > 0)) {
    wrong.after ??= 'Choose a year before the loan ends.'
    values.after = usual.after
  }
  return { plan: { values, every: search.every ?? 'year', cuts: search.cut ?? 'tenure', state }, wrong }
}

/** The page of a home for rent has no fields for the others, so that nobody could correct them. */
const askedOfRentals = ({ extra: _, after: _after, advance: _advance, ...shown }: HomeSearch): HomeSearch => shown

/** Defaults; those that follow the price follow the one that was typed. */
function usualValues(search: HomeSearch, facts: HomeFacts, state: StateId): Record<HomeField, number> {
  const charges: StateCharges = stateCharges[state]
  const isOwnState = state === facts.state
  const typed = typeof search.price === 'number' && !refusalOf('price', search.price) ? search.price : undefined
  const price = typed ?? (facts.price || priceOfRent(facts.rent))
  const { rentalYield, upkeepPerSqFt, down, ...usual } = usualHomePlan
  return {
    ...usual,
    price,
    down: rounded((price * down) / 100, 1000),
    extra: 0,
    after: 1,
    stamp: (isOwnState ? charges.cities?.[facts.city] : undefined) ?? stampAt(price, charges),
    registration: charges.registration,
    gst: gstOf(price, facts),
    upkeep: facts.upkeep ?? (facts.isPlot ? 0 : rounded((facts.sqFt ?? 0) * upkeepPerSqFt, 100)),
    rent: facts.rent ?? rounded((price * rentalYield) / 1200, 500),
  }
}

/** A home for rent is assumed to cost what yields the usual rent. */
const priceOfRent = (rent = 0) =>
  Math.min(MOST_PRICE, Math.max(homeLimits.price.least, rounded((rent * 1200) / usualHomePlan.rentalYield, 100_000)))

const stampAt = (price: number, { stamp, stampUpTo = [] }: StateCharges) =>
  stampUpTo.find((slab) => price <= slab.price)?.percent ?? stamp

function gstOf(price: number, { isNew, isPlot, isCommercial, carpetSqFt, city }: HomeFacts): number {
  if (!isNew || isPlot) return 0
  const { affordableArea, affordablePrice, affordable, commercial, usual } = gstOnHomes
  if (isCommercial) return commercial
  const mostArea = gstMetros.includes(city) ? affordableArea.metro : affordableArea.elsewhere
  const isSmall = carpetSqFt !== undefined && carpetSqFt * SQ_M_PER_SQ_FT <= mostArea
  return isSmall && price <= affordablePrice ? affordable : usual
}

const SQ_M_PER_SQ_FT = 0.092_903_04
const WHOLE: readonly HomeField[] = ['years', 'after', 'advance', 'stay']

function refusalOf(field: HomeField, written: number | string): string | undefined {
  const { least, most } = homeLimits[field]
  const isIn = typeof written === 'number' && written >= least && written <= most
  if (WHOLE.includes(field)) return isIn && Number.isInteger(written) ? undefined : `Enter ${least} to ${most}.`
  if (isIn) return undefined
  if (most === percent.most) return `Enter a rate from ${least < 0 ? `−${-least}` : least}% to ${most}%.`
  if (typeof written !== 'number') return 'Enter an amount such as 80 lakh or 1.2 cr.'
  if (written > most) return 'Maximum ₹5,000 crore.'
  return least === 0 ? 'Minimum ₹0.' : 'Minimum ₹10,000.'
}

const rounded = (value: number, step: number) => Math.round(value / step) * step

/** In paise. */
export const loanOf = ({ values }: HomePlan): Loan => ({
  principal: Math.round((values.price - values.down) * 100),
  percent: values.rate,
  months: values.years * 12,
})

export const prepaymentOf = ({ values, every, cuts }: HomePlan): Prepayment | undefined =>
  values.extra > 0 ? { amount: Math.round(values.extra * 100), every, month: values.after * 12, cuts } : undefined

export const costPlanOf = ({ values, state }: HomePlan): CostPlan => {
  const charges: StateCharges = stateCharges[state]
  // The limit is of the state's own rate; with another rate it is not known.
  const isOwn = values.registration === charges.registration
  return { ...values, registrationMost: isOwn ? charges.registrationMost : undefined }
}

/** The down payment and the purchase's costs. Without maintenance in advance: an owner's months have it already. */
export function paidAtOnce(plan: HomePlan): number {
  const { extra, parts } = trueCost(costPlanOf(plan))
  return plan.values.down + extra - parts.upkeep
}
