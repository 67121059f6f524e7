import { writtenOf } from '#domain/numbers/written-number.ts'
import { type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { firstDayOf, monthOf } from '#domain/time/calendar.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'
import { type PlanKind, type PlanSearch, planDefaults } from './fund-page-query.ts'

/** A validated plan. Rates are fractions: 0.065. */
export type FundPlan = {
  readonly kind: PlanKind
  readonly amount: number
  readonly from: Day
  readonly stepUp: number
  readonly withdrawal: number
  readonly deposit: number
}

/** First and last day with a value. */
export type PlanSpan = { readonly first: Day; readonly last: Day }

export type PlanField = 'amount' | 'from' | 'step' | 'out' | 'deposit'
export type PlanForm = { readonly plan: PlanKind } & { readonly [Field in PlanField]: string }

export const planLimits = {
  amount: { least: 1, most: 1_000_000_000 },
  out: { least: 1, most: 1_000_000_000 },
  step: { least: 0, most: 100 },
  deposit: { least: 0, most: 30 },
} as const

const USUAL_MONTHS = 120

/** The first of the month ten years before the last value, or the fund's first day. */
export const usualStart = ({ first, last }: PlanSpan): Day => Math.max(first, firstDayOf(monthOf(last) - USUAL_MONTHS))

/** The fields of a URL; an absent date is empty. */
export function planFormOf(search: PlanSearch): PlanForm {
  const { plan = 'sip', from = '', step = planDefaults.step, out = planDefaults.out } = search
  const { amount = planDefaults.amount[plan], deposit = planDefaults.deposit } = search
  return {
    plan,
    amount: String(amount),
    from: String(from),
    step: String(step),
    out: String(out),
    deposit: String(deposit),
  }
}

/** A plan cannot start before the first value: it starts there. */
export function readPlan(form: PlanForm, span: PlanSpan): ReadForm<FundPlan, PlanField> {
  const [amount, out] = [writtenOf(form.amount, ''), writtenOf(form.out, '')]
  const [step, deposit] = [writtenOf(form.step, '.'), writtenOf(form.deposit, '.')]
  const from = form.from.trim() === '' ? usualStart(span) : dayIn(form.from.trim())
  return unlessWrong(
    {
      kind: form.plan,
      amount: Number(amount),
      from: Math.max(from ?? Number.NaN, span.first),
      stepUp: form.plan === 'step-up' ? Number(step) / 100 : 0,
      withdrawal: Number(out),
      deposit: Number(deposit) / 100,
    },
    {
      amount: sumRefusal(amount, planLimits.amount),
      from: dayRefusal(from, span),
      step: form.plan === 'step-up' ? rateRefusal(step, planLimits.step) : undefined,
      out: form.plan === 'swp' ? sumRefusal(out, planLimits.out) : undefined,
      deposit: rateRefusal(deposit, planLimits.deposit),
    },
  )
}

/** Whether it was asked to start before the first value. */
export const beginsEarly = (form: PlanForm, { first }: PlanSpan): boolean =>
  (dayIn(form.from.trim()) ?? Number.POSITIVE_INFINITY) < first

const dayIn = (text: string): Day | undefined => readIsoDay(text.length === 7 ? `${text}-01` : text)

type Limits = { readonly least: number; readonly most: number }

function sumRefusal(sum: number | string | undefined, { least, most }: Limits): string | undefined {
  if (typeof sum !== 'number') return 'Enter an amount in rupees, such as 5,000 or 1 lakh.'
  if (sum < least) return `Minimum ₹${least}.`
  return sum > most ? `Maximum ₹${most / 10_000_000} crore.` : undefined
}

function rateRefusal(rate: number | string | undefined, { least, most }: Limits): string | undefined {
  const isRate = typeof rate === 'number' && rate >= least && rate <= most
  return isRate ? undefined : `Enter a rate from ${least}% to ${most}%.`
}

function dayRefusal(day: Day | undefined, { last }: PlanSpan): string | undefined {
  if (day === undefined) return 'Enter a date such as 2015-01-31.'
  return day > last ? 'There is no NAV after that date. Choose an earlier one.' : undefined
}
