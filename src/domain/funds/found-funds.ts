import { z } from 'zod'
import { fundChoices } from './fund-query.ts'

const code = z.int().positive()
const hundredths = z.int().nullable()
const plan = z.enum(fundChoices.plan)
const option = z.enum(fundChoices.option)

/** One scheme of a fund: what tells it from the others. */
export const fundChip = z.strictObject({
  code,
  plan,
  option,
  /** How often it pays out, and what becomes of that; empty where nothing is said. */
  frequency: z.string(),
  payout: z.enum(['', 'payout', 'reinvestment']),
})

/** A name that a fund no longer has: its own, its house's, or that of a house which its house took over. */
const formerName = z.strictObject({ of: z.enum(['fund', 'house', 'taken-over']), name: z.string() })
export type FormerName = z.infer<typeof formerName>

/** A fund with all its plans and options. The figures are those of one of them, whose code this is. */
const fundCard = fundChip.extend({
  fund: z.string(),
  /** Which parts of the name are what was typed. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  formerly: formerName.nullable(),
  house: z.string(),
  category: z.string(),
  asset: z.enum(fundChoices.asset),
  nav: z.string().nullable(),
  day: z.iso.date().nullable(),
  /** Against the value before; like all returns in hundredths of a per cent, those of three and five years annualised. */
  change: hundredths,
  return1y: hundredths,
  return3y: hundredths,
  return5y: hundredths,
  /** The last weeks as heights from 0 to 40, the oldest first; empty where they are not known. */
  spark: z.array(z.int()),
  /** All schemes of the fund that the state allows, the one with the figures among them. */
  chips: z.array(fundChip),
})

const facet = z.array(z.strictObject({ value: z.string(), count: z.int() }))

export const foundFunds = z.strictObject({
  /** Of the whole market: nothing real where it is a sample. */
  source: z.enum(['live', 'sample']),
  /** The day of the newest value; nothing where there is none. */
  day: z.iso.date().nullable(),
  /** How many funds were found, on how many pages, and which of them this is. */
  total: z.int(),
  pages: z.int(),
  page: z.int(),
  cards: z.array(fundCard),
  /** How many would be found by each choice, with all the other filters as they are. */
  facets: z.strictObject({
    house: facet,
    category: facet,
    asset: facet,
    plan: facet,
    option: facet,
    type: facet,
    state: facet,
  }),
  /** What was chosen to be compared. */
  compared: z.array(z.strictObject({ code, name: z.string() })),
})

export type FundChip = z.infer<typeof fundChip>
export type FundCard = z.infer<typeof fundCard>
export type FoundFunds = z.infer<typeof foundFunds>

/** What may stand behind the `?`: the same names as in the page's address. What is odd falls back to its default. */
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
