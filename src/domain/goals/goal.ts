import { z } from 'zod'
import {
  type GoalIcon,
  type GoalKind,
  type GoalPriority,
  goalIcons,
  goalKinds,
  goalPriorities,
} from '#catalogue/goals.ts'
import { instrumentKinds } from '#catalogue/instruments.ts'
import { type Currency, currencies } from '#catalogue/money.ts'
import { readIsoDay } from '#domain/time/day.ts'

export const goalLimits = {
  name: 120,
  note: 200,
  /** Of an amount, in any currency. */
  amount: 1e13,
  /** In per cent a year. */
  percent: { least: -99, most: 100 },
  stepUp: { least: 0, most: 100 },
  inflation: { least: 0, most: 50 },
  expenseMonths: { least: 1, most: 120 },
  links: 10,
  lumps: 50,
  pauses: 10,
  contributions: 5_000,
  units: 1e12,
  goals: 200,
} as const

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]]
const amount = z.number().min(0).max(goalLimits.amount)
const percent = (limits: { readonly least: number; readonly most: number }) =>
  z.number().min(limits.least).max(limits.most)
const currency = z.enum(keys<Currency>(currencies))

/** A fund or stock that pays for the goal. */
export const goalLink = z.strictObject({
  kind: z.enum(instrumentKinds),
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(300),
  /** All units the person owns, the same in every goal; null if not told. */
  units: z.number().positive().max(goalLimits.units).nullable(),
  /** The day of the units: later splits change their number. Unknown in older goals. */
  unitsOn: z.iso.date().optional(),
  /** The part of the units meant for this goal, in per cent. */
  share: z.number().min(0).max(100),
  /** The part of new money that goes here, relative to the other links. */
  mix: z.number().min(0).max(100),
  linkedOn: z.iso.date(),
})
export type GoalLink = z.infer<typeof goalLink>

/** Money paid in, or taken out if negative. `into`: the key of a link, or null for savings. */
export type Contribution = {
  readonly id: string
  readonly date: string
  readonly amount: number
  readonly into: string | null
  readonly note: string
}

/** By hand: a hundred goals with long logs are checked whenever the page opens. */
const areContributions = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= goalLimits.contributions && value.every(isContribution)

function isContribution(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 5) return false
  const { id, date, amount, into, note } = value as Readonly<Record<string, unknown>>
  return (
    isShort(id, 60) &&
    id !== '' &&
    typeof date === 'string' &&
    readIsoDay(date) !== undefined &&
    typeof amount === 'number' &&
    Math.abs(amount) <= goalLimits.amount &&
    (into === null || isShort(into, 80)) &&
    isShort(note, goalLimits.note)
  )
}

const isShort = (value: unknown, most: number) => typeof value === 'string' && value.length <= most

export const lumpSum = z.strictObject({ id: z.string().min(1).max(60), date: z.iso.date(), amount: amount.positive() })
export type LumpSum = z.infer<typeof lumpSum>

/** No contributions from one day to another, both included. */
export const pause = z.strictObject({ id: z.string().min(1).max(60), from: z.iso.date(), to: z.iso.date() })
export type Pause = z.infer<typeof pause>

export const goal = z.strictObject({
  /** As it is in the page's address. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  kind: z.enum(keys<GoalKind>(goalKinds)),
  icon: z.enum(keys<GoalIcon>(goalIcons)),
  name: z.string().min(1).max(goalLimits.name),
  /** `asOf`: the day of the amount, which is in the money of that day. */
  target: z.strictObject({ amount: amount.positive(), currency, asOf: z.iso.date() }),
  /** The target is so many months of expenses. */
  expenses: z.strictObject({ monthly: amount.positive(), months: percent(goalLimits.expenseMonths) }).nullable(),
  /** The target is the price of this favourite; `target` has the last one known. */
  property: z.strictObject({ id: z.string().min(1).max(200), name: z.string().min(1).max(300) }).nullable(),
  date: z.iso.date().nullable(),
  /** Of what is saved and paid in. */
  currency,
  /** Without logged contributions and without linked units. */
  saved: amount,
  /** As of `since`; `steppedUp` has the amount of today. */
  monthly: amount,
  /** The day from which `monthly` holds; it steps up every twelve payments. */
  since: z.iso.date(),
  stepUp: percent(goalLimits.stepUp),
  expected: percent(goalLimits.percent),
  inflation: percent(goalLimits.inflation),
  /** The target rises with inflation. */
  grows: z.boolean(),
  /** Monthly withdrawals from the date on, in today's money, and the return by then. */
  withdrawal: z.strictObject({ monthly: amount.positive(), expected: percent(goalLimits.percent) }).nullable(),
  priority: z.enum(keys<GoalPriority>(goalPriorities)),
  state: z.enum(['active', 'paused', 'archived']),
  links: z.array(goalLink).max(goalLimits.links).readonly(),
  lumps: z.array(lumpSum).max(goalLimits.lumps).readonly(),
  pauses: z.array(pause).max(goalLimits.pauses).readonly(),
  contributions: z.custom<readonly Contribution[]>(areContributions),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Goal = z.infer<typeof goal>
