import { z } from 'zod'
import { basicFigures, figures } from '#domain/measures/figures.ts'
import { fundChip } from './found-funds.ts'
import { fundHistory } from './fund-history.ts'
import { fundChoices } from './fund-query.ts'

const day = z.iso.date()
/** 0.25 is +25%. */
const share = z.number()
const hundredths = z.int().nullable()

/** Active funds of the same category, plan and option, by return. */
const peers = z.strictObject({
  count: z.int(),
  /** The period they are ranked by: the longest this fund has. */
  years: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  /** This fund's rank among those with such a return. */
  place: z.int(),
  of: z.int(),
  /** The top funds, and this one. */
  rows: z.array(
    z.strictObject({
      code: z.int(),
      fund: z.string(),
      place: z.int(),
      return1y: hundredths,
      return3y: hundredths,
      return5y: hundredths,
    }),
  ),
})

const planCost = z.strictObject({
  years: z.int(),
  from: day,
  to: day,
  direct: share,
  regular: share,
  cost: share,
  /** The other plan's code. */
  sibling: z.int(),
})

/** Everything a scheme's page shows before scripts run. */
export const fundDetails = fundChip.extend({
  market: z.enum(['live', 'sample']),
  fund: z.string(),
  house: z.string(),
  category: z.string(),
  asset: z.enum(fundChoices.asset),
  type: z.enum(fundChoices.type),
  active: z.boolean(),
  isin: z.string().nullable(),
  isinReinvest: z.string().nullable(),
  chips: z.array(fundChip),
  nav: z.string().nullable(),
  day: day.nullable(),
  /** Against the previous value, in hundredths of a per cent, and its date. */
  change: hundredths,
  previousDay: day.nullable(),
  history: fundHistory.pick({ source: true, fetchedAt: true }),
  /** The yearly risk-free rate for Sharpe and Sortino ratio. */
  riskFree: share,
  figures: figures.nullable(),
  cost: planCost.nullable(),
  peers: peers.nullable(),
})

export const nearFund = fundChip.extend({ fund: z.string() })

/** A fund compared with another in its chart. */
export const comparedFund = nearFund.extend({
  category: z.string(),
  asset: z.enum(fundChoices.asset),
  type: z.enum(fundChoices.type),
  figures: basicFigures.nullable(),
})

export type FundDetails = z.infer<typeof fundDetails>
export type NearFund = z.infer<typeof nearFund>
export type ComparedFund = z.infer<typeof comparedFund>
export type FundPeers = z.infer<typeof peers>
