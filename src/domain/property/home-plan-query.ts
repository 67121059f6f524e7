import type { StateId } from '#catalogue/home-charges.ts'
import { type Written, writtenOf } from '#domain/numbers/written-number.ts'

/** Fields with an amount, and fields with a rate or a count. */
export const amountFields = ['price', 'down', 'extra', 'upkeep', 'rent'] as const
export const plainFields = [
  ...(['rate', 'years', 'after'] as const),
  ...(['stamp', 'registration', 'gst', 'brokerage', 'advance'] as const),
  ...(['rentRise', 'growth', 'invest', 'stay', 'selling'] as const),
]
export type HomeField = (typeof amountFields)[number] | (typeof plainFields)[number]

export const stateIds = ['KA', 'MH', 'DL', 'TN', 'TS', 'WB', 'GJ', 'KL', 'UP', 'HR', 'RJ', 'other'] as const

/**
 * The calculators in a listing's URL; absent ones have the listing's default. Import little: this is in every page's
 * first script.
 */
export type HomeSearch = { [Field in HomeField]?: Written } & {
  /** A prepayment is yearly and ends the loan sooner, unless the URL says otherwise. */
  every?: 'once'
  cut?: 'emi'
  state?: StateId
  /** The year whose months are listed. */
  months?: number
  /** The scheme code of the fund to compare with. */
  fund?: number
}

/** Hidden in the form: the state whose rates it shows. */
export const RATES_OF = 'ratesOf'
const stateRates: readonly HomeField[] = ['stamp', 'registration']

/** Parses a URL. Unknown parameters are left out; a wrong value is kept, so that its field can say so. */
export function homeSearch(address: Record<string, unknown>): HomeSearch {
  const state = stateIds.find((id) => id === address.state)
  // Without scripts the form of another state still sends the rates of the one before.
  const isOtherState = state !== undefined && address[RATES_OF] !== undefined && address[RATES_OF] !== state
  const numbers = [
    ...amountFields.map((field) => [field, writtenOf(address[field], '')] as const),
    ...plainFields.map((field) => [field, writtenOf(address[field], '.')] as const),
  ].filter(([field, value]) => value !== undefined && !(isOtherState && stateRates.includes(field)))
  const [months, fund] = [wholeIn(address.months, 30), wholeIn(address.fund, 999_999_999)]
  return {
    ...Object.fromEntries(numbers),
    ...(address.every === 'once' && { every: 'once' }),
    ...(address.cut === 'emi' && { cut: 'emi' }),
    ...(state && { state }),
    ...(months && { months }),
    ...(fund && { fund }),
  }
}

function wholeIn(value: unknown, most: number): number | undefined {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}
