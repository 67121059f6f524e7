import { z } from 'zod'
import {
  type GoalIcon,
  type GoalKind,
  type GoalPriority,
  goalIcons,
  goalKinds,
  goalPriorities,
} from '#catalogue/goals.ts'
import { type Currency, currencies } from '#catalogue/money.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import { isBlank, lengthRefusal, plainLine, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import { type Goal, goalLimits } from './goal.ts'
import { MOST_MONTHS, steppedUp } from './goal-plan.ts'

/** As typed. */
export const goalForm = z.strictObject({
  kind: z.string(),
  icon: z.string(),
  name: z.string(),
  /** What the target is: an amount, months of expenses, or a property's price. */
  basis: z.string(),
  target: z.string(),
  targetCurrency: z.string(),
  expenses: z.string(),
  months: z.string(),
  property: z.string(),
  date: z.string(),
  currency: z.string(),
  saved: z.string(),
  monthly: z.string(),
  stepUp: z.string(),
  expected: z.string(),
  inflation: z.string(),
  grows: z.boolean(),
  withdrawal: z.string(),
  after: z.string(),
  priority: z.string(),
})
export type GoalForm = z.infer<typeof goalForm>
export type GoalDraft = Pick<
  Goal,
  | 'kind'
  | 'icon'
  | 'name'
  | 'target'
  | 'expenses'
  | 'property'
  | 'date'
  | 'currency'
  | 'saved'
  | 'monthly'
  | 'stepUp'
  | 'expected'
  | 'inflation'
  | 'grows'
  | 'withdrawal'
  | 'priority'
>

export const goalBases = {
  amount: 'An amount',
  expenses: 'Months of expenses',
  property: 'A favourite property',
} as const

/** Usual long-term figures; a person changes them. */
const usual = { INR: { expected: '10', inflation: '6' }, other: { expected: '7', inflation: '3' } } as const

export function newGoalForm(kind: GoalKind, currency: Currency, today: Day): GoalForm {
  const { name, icon, years } = goalKinds[kind]
  const { expected, inflation } = usual[currency === 'INR' ? 'INR' : 'other']
  return {
    ...{ kind, icon, name: kind === 'other' ? '' : name },
    ...{ basis: kind === 'emergency' ? 'expenses' : 'amount', target: '', targetCurrency: currency },
    ...{ expenses: '', months: '6', property: '', date: isoDay(monthsAfter(today, 12 * years)), currency },
    ...{ saved: '', monthly: '', stepUp: '0', expected, inflation, grows: true },
    ...{ withdrawal: '', after: '', priority: 'medium' },
  }
}

export const formOfGoal = (goal: Goal, today: Day): GoalForm => ({
  ...{ kind: goal.kind, icon: goal.icon, name: goal.name },
  basis: goal.property ? 'property' : goal.expenses ? 'expenses' : 'amount',
  target: String(goal.target.amount),
  targetCurrency: goal.target.currency,
  expenses: goal.expenses ? String(goal.expenses.monthly) : '',
  months: goal.expenses ? String(goal.expenses.months) : '6',
  property: goal.property?.id ?? '',
  date: goal.date ?? '',
  currency: goal.currency,
  ...{ saved: String(goal.saved), monthly: String(steppedUp(goal, today).monthly), stepUp: String(goal.stepUp) },
  ...{ expected: String(goal.expected), inflation: String(goal.inflation), grows: goal.grows },
  withdrawal: goal.withdrawal ? String(goal.withdrawal.monthly) : '',
  after: goal.withdrawal ? String(goal.withdrawal.expected) : '',
  priority: goal.priority,
})

type Known = {
  readonly today: Day
  /** The goal being edited. */
  readonly before?: Goal | undefined
  /** Favourites that are for sale now. */
  readonly homes: readonly GoalHome[]
}

export type GoalHome = Goal['target'] & { readonly id: string; readonly name: string }

/** The goal to save, or errors by field. */
export function readGoal(form: GoalForm, { today, before, homes }: Known): ReadForm<GoalDraft, keyof GoalForm> {
  const currency = oneOf<Currency>(currencies, form.currency, 'USD')
  const targetCurrency = oneOf<Currency>(currencies, form.targetCurrency, currency)
  const name = plainLine(form.name)
  const [target, expenses] = [amountIn(form.target, targetCurrency), amountIn(form.expenses, targetCurrency)]
  const [months, saved, monthly] = [
    percentIn(form.months),
    amountIn(form.saved, currency),
    amountIn(form.monthly, currency),
  ]
  const [stepUp, expected, inflation] = [percentIn(form.stepUp), percentIn(form.expected), percentIn(form.inflation)]
  const withdrawal = amountIn(form.withdrawal, currency)
  const after = form.after.trim() === '' ? expected : percentIn(form.after)
  const { basis } = form
  const chosen = basis === 'property' ? propertyOf(form.property, homes, before) : undefined
  const own = {
    amount: basis === 'expenses' ? (expenses ?? 0) * (months ?? 0) : (target ?? 0),
    currency: targetCurrency,
  }
  // An unchanged target keeps its day, so that inflation since then still counts.
  const isSame = before?.target.amount === own.amount && before.target.currency === own.currency && !chosen
  const draft: GoalDraft = {
    kind: oneOf<GoalKind>(goalKinds, form.kind, 'other'),
    icon: oneOf<GoalIcon>(goalIcons, form.icon, 'flag'),
    name,
    target: chosen?.target ?? { ...own, asOf: isSame ? before.target.asOf : isoDay(today) },
    expenses: basis === 'expenses' ? { monthly: expenses ?? 0, months: months ?? 0 } : null,
    property: chosen?.property ?? null,
    date: form.date || null,
    currency,
    saved: saved ?? 0,
    monthly: monthly ?? 0,
    stepUp: stepUp ?? 0,
    expected: expected ?? 0,
    inflation: inflation ?? 0,
    grows: form.grows,
    withdrawal: withdrawal ? { monthly: withdrawal, expected: after ?? 0 } : null,
    priority: oneOf<GoalPriority>(goalPriorities, form.priority, 'medium'),
  }
  return unlessWrong(draft, {
    ...noneWrong,
    name: isBlank(name) ? 'Enter a name.' : lengthRefusal('A name', name, goalLimits.name),
    target: basis === 'amount' ? positiveRefusal('target', target) : undefined,
    expenses: basis === 'expenses' ? positiveRefusal('monthly amount', expenses) : undefined,
    months: basis === 'expenses' ? rangeRefusal('months', months, goalLimits.expenseMonths) : undefined,
    property: basis === 'property' && !chosen ? 'Choose one of your favourite properties.' : undefined,
    date: dateRefusal(form.date, today, before?.date ?? undefined),
    currency: currencyRefusal(currency, before),
    saved: optionalRefusal(form.saved, saved),
    monthly: optionalRefusal(form.monthly, monthly),
    stepUp: rangeRefusal('% a year', stepUp, goalLimits.stepUp),
    expected: returnRefusal(expected),
    inflation: rangeRefusal('% a year', inflation, goalLimits.inflation),
    withdrawal: optionalRefusal(form.withdrawal, withdrawal),
    after: form.after.trim() === '' ? undefined : returnRefusal(after),
  })
}

const noneWrong = Object.fromEntries(Object.keys(goalForm.shape).map((name) => [name, undefined])) as Readonly<
  Record<keyof GoalForm, string | undefined>
>

/** The same property keeps its last known price and its day, whether it is still for sale or not. */
function propertyOf(id: string, homes: Known['homes'], before: Goal | undefined) {
  if (before?.property?.id === id) return { property: before.property, target: before.target }
  const found = homes.find((home) => home.id === id)
  if (!found) return undefined
  const { name, amount, currency, asOf } = found
  return { property: { id, name }, target: { amount, currency, asOf } }
}

const oneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, value: string, fallback: Key): Key =>
  Object.hasOwn(table, value) ? (value as Key) : fallback

/** Amounts that the form does not show would silently become amounts of another currency. */
function currencyRefusal(currency: Currency, before: Goal | undefined): string | undefined {
  if (!before || currency === before.currency || before.contributions.length + before.lumps.length === 0)
    return undefined
  const { currency: own } = before
  return `This goal has logged contributions or lump sums in ${own}. Remove them first, or keep ${own}.`
}

/** Undefined if it is no amount; blank is none, too. */
export const amountIn = (text: string, currency: string): number | undefined => typedAmount(text, currency)

/** "7.5", "7,5%" or "−3". */
export function percentIn(text: string): number | undefined {
  const plain = text.trim().replace('%', '').replace(',', '.').replace('−', '-').trim()
  return /^-?\d{1,12}(\.\d{1,12})?$/.test(plain) ? Number(plain) : undefined
}

const TOO_MUCH = 'The maximum is 10 trillion.'

export function positiveRefusal(what: string, amount: number | undefined): string | undefined {
  if (amount === undefined) return `Enter a ${what}, such as 500000 or 5 lakh.`
  if (amount <= 0) return `Enter a ${what} above 0.`
  return amount > goalLimits.amount ? TOO_MUCH : undefined
}

function optionalRefusal(text: string, amount: number | undefined): string | undefined {
  if (text.trim() === '') return undefined
  if (amount === undefined) return 'Enter an amount, such as 500000 or 5 lakh.'
  return amount > goalLimits.amount ? TOO_MUCH : undefined
}

function rangeRefusal(unit: string, value: number | undefined, { least, most }: { least: number; most: number }) {
  return value === undefined || value < least || value > most
    ? `Enter a number between ${least} and ${most} (${unit}).`
    : undefined
}

function returnRefusal(value: number | undefined): string | undefined {
  const { least, most } = goalLimits.percent
  const wanted = `Enter a return between −${-least}% and ${most}% a year.`
  if (value !== undefined && value <= -100) return `A return of −100% or less would lose everything. ${wanted}`
  return value === undefined || value < least || value > most ? wanted : undefined
}

/** A date that has passed stays if it is the goal's own. */
function dateRefusal(text: string, today: Day, before: string | undefined): string | undefined {
  if (text === '' || text === before) return undefined
  const day = readIsoDay(text)
  if (day === undefined) return 'Enter a date, or leave it empty.'
  if (day <= today) return 'Choose a date in the future.'
  return day > monthsAfter(today, MOST_MONTHS) ? 'Choose a date within 100 years.' : undefined
}
