import { z } from 'zod'
import { badPoint } from '#domain/measures/bad-point-schema.ts'
import { horizons } from '#domain/measures/returns.ts'
import { fundChip } from './found-funds.ts'
import { fundHistory } from './fund-history.ts'
import { fundChoices } from './fund-query.ts'

const day = z.iso.date()
/** 0.25 is a quarter more. */
const share = z.number()
const span = { from: day, to: day, change: share }
const dated = z.strictObject({ day, value: share })
const extremes = z.strictObject({ best: z.strictObject(span), worst: z.strictObject(span) }).nullable()

const returnRow = z.strictObject({
  horizon: z.enum(horizons),
  from: day,
  change: share,
  /** Nothing for less than a year. */
  annualised: share.nullable(),
})
const riskRow = z.strictObject({
  horizon: z.enum(horizons),
  volatility: share.nullable(),
  sharpe: z.number().nullable(),
  sortino: z.number().nullable(),
  /** Of calendar months, as factsheets have it. */
  monthly: z.strictObject({ volatility: share.nullable(), sharpe: z.number().nullable() }),
  drawdown: z.strictObject({ depth: share, peak: day, trough: day, recovery: day.nullable() }).nullable(),
})
/** In tenths of a per cent, as they are shown: a page carries a few hundred of them. */
const tenths = z.int().nullable()
const calendarYear = z.strictObject({
  year: z.int(),
  change: share,
  partial: z.boolean(),
  /** From January on; nothing where there is none. */
  months: z.array(tenths).length(12),
  /** Those, from 1 to 12, that the history does not cover from end to end. */
  partialMonths: z.array(z.int().min(1).max(12)),
})
const rolling = z.strictObject({
  years: z.int(),
  count: z.int(),
  least: dated,
  most: dated,
  average: share,
  negative: share,
  /** How many lie in each stretch of one width, from the lowest on. One of the borders is zero. */
  bars: z.strictObject({ from: share, width: share, counts: z.array(z.int()) }),
})
/** What a fund is held against another one by. */
export const fundFigures = z.strictObject({
  /** The first value. */
  first: day,
  last: day,
  /** Known by about a value a week only: no first value, risk, months or plan can be told from it. */
  weekly: z.boolean(),
  /** It has a value of the market's last days; else there are no returns up to now. */
  current: z.boolean(),
  /** So few days that a page can carry them, and a day without a value where weeks are missing; the turning points of the deepest fall are among them. */
  line: z.strictObject({ days: z.array(z.int()), values: z.array(z.number().nullable()) }),
  /** Only those the fund is old enough for. */
  returns: z.array(returnRow),
  risk: z.array(riskRow),
})

const sheetFigures = fundFigures.extend({
  /** Over 7, 15 and 30 days, of funds that money is parked in for days. */
  days: z.array(z.strictObject({ days: z.int(), from: day, change: share })),
  years: z.array(calendarYear),
  rolling: z.array(rolling),
  best: z.strictObject({ day: extremes, month: extremes, year: extremes }),
  badPoints: z.array(badPoint),
})

const hundredths = z.int().nullable()

/** The funds of the same category, plan and option that are active, by their returns. */
const peers = z.strictObject({
  count: z.int(),
  /** By how many years they are in order: the most that this fund has. */
  years: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  /** This fund's among those that have such a return. */
  place: z.int(),
  of: z.int(),
  /** The first ones, and this one. */
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
  /** The other one of the two. */
  sibling: z.int(),
})

/** All that the page of a scheme shows before a script runs. */
export const fundSheet = fundChip.extend({
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
  /** Against the value before, in hundredths of a per cent, and its day. */
  change: hundredths,
  previousDay: day.nullable(),
  history: fundHistory.pick({ source: true, fetchedAt: true }),
  /** The yearly rate that Sharpe and Sortino ratio are held against. */
  riskFree: share,
  figures: sheetFigures.nullable(),
  cost: planCost.nullable(),
  peers: peers.nullable(),
})

export const nearFund = fundChip.extend({ fund: z.string() })

/** Beside another fund in its chart. */
export const comparedFund = nearFund.extend({ figures: fundFigures.nullable() })

export type FundSheet = z.infer<typeof fundSheet>
export type SheetFigures = z.infer<typeof sheetFigures>
export type FundFigures = z.infer<typeof fundFigures>
export type NearFund = z.infer<typeof nearFund>
export type ComparedFund = z.infer<typeof comparedFund>
export type FundPeers = z.infer<typeof peers>
