import { z } from 'zod'
import { fundChoices } from './fund-query.ts'

const code = z.int().positive()
const hundredths = z.int().nullable()
const plan = z.enum(fundChoices.plan)
const option = z.enum(fundChoices.option)

/** One scheme of a fund: plan, option and code. */
export const fundChip = z.strictObject({
  code,
  plan,
  option,
  /** Payout frequency and kind; empty if not stated. */
  frequency: z.string(),
  payout: z.enum(['', 'payout', 'reinvestment']),
})

/** A former name: the fund's, its AMC's, or that of an AMC taken over. */
const formerName = z.strictObject({ of: z.enum(['fund', 'house', 'taken-over']), name: z.string() })
export type FormerName = z.infer<typeof formerName>

/** A fund with all its plans and options. The figures are those of the scheme with this code. */
const fundCard = fundChip.extend({
  fund: z.string(),
  /** Ranges of the name that match the search. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  formerly: formerName.nullable(),
  house: z.string(),
  category: z.string(),
  asset: z.enum(fundChoices.asset),
  nav: z.string().nullable(),
  day: z.iso.date().nullable(),
  /** Against the previous value; like all returns in hundredths of a per cent, 3Y and 5Y annualised. */
  change: hundredths,
  return1y: hundredths,
  return3y: hundredths,
  return5y: hundredths,
  /** Recent weeks as heights from 0 to 40, oldest first; empty if unknown. */
  spark: z.array(z.int()),
  /** All schemes of the fund that the state filter allows, this one included. */
  chips: z.array(fundChip),
})

const facet = z.array(z.strictObject({ value: z.string(), count: z.int() }))

export const foundFunds = z.strictObject({
  /** Of the whole market; `sample` data is invented. */
  source: z.enum(['live', 'sample']),
  /** The newest value's date, if any. */
  day: z.iso.date().nullable(),
  /** Number of funds, number of pages and the current page. */
  total: z.int(),
  pages: z.int(),
  page: z.int(),
  cards: z.array(fundCard),
  /** Matches per choice, with all other filters unchanged. */
  facets: z.strictObject({
    house: facet,
    category: facet,
    asset: facet,
    plan: facet,
    option: facet,
    type: facet,
    state: facet,
  }),
  /** Selected for comparison. */
  compared: z.array(z.strictObject({ code, name: z.string() })),
})

export type FundChip = z.infer<typeof fundChip>
export type FundCard = z.infer<typeof fundCard>
export type FoundFunds = z.infer<typeof foundFunds>

/** Query parameters, named as in the page's URL. Invalid ones fall back to defaults. */
export const fundAddress = z.object({
  q: z.string().optional(),
  house: z.string().optional(),
  category: z.string().optional(),
  asset: z.string().optional(),
  plan: z.string().optional(),
  option: z.string().optional(),
  type: z.string().optional(),
  state: z.string().optional(),
  sort: z.string().optional(),
  page: z.string().optional(),
  size: z.string().optional(),
  compare: z.string().optional(),
})
