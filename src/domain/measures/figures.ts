import { z } from 'zod'
import { badPoint } from './bad-point-schema.ts'
import { horizons } from './returns.ts'

const day = z.iso.date()
/** 0.25 is +25%. */
const share = z.number()
const span = { from: day, to: day, change: share }
const dated = z.strictObject({ day, value: share })
const extremes = z.strictObject({ best: z.strictObject(span), worst: z.strictObject(span) }).nullable()

const returnRow = z.strictObject({
  horizon: z.enum(horizons),
  from: day,
  change: share,
  /** Null below one year. */
  annualised: share.nullable(),
})
const riskRow = z.strictObject({
  horizon: z.enum(horizons),
  volatility: share.nullable(),
  sharpe: z.number().nullable(),
  sortino: z.number().nullable(),
  /** From calendar months, as in factsheets. */
  monthly: z.strictObject({ volatility: share.nullable(), sharpe: z.number().nullable() }),
  drawdown: z.strictObject({ depth: share, peak: day, trough: day, recovery: day.nullable() }).nullable(),
})
/** Tenths of a per cent, as shown: a page carries a few hundred of them. */
const tenths = z.int().nullable()
const calendarYear = z.strictObject({
  year: z.int(),
  change: share,
  partial: z.boolean(),
  /** From January; null if there is none. */
  months: z.array(tenths).length(12),
  /** Months (1 to 12) that the history covers only in part. */
  partialMonths: z.array(z.int().min(1).max(12)),
})
const rolling = z.strictObject({
  years: z.int(),
  count: z.int(),
  least: dated,
  most: dated,
  average: share,
  negative: share,
  /** A histogram with equal widths from the lowest; one edge is zero. */
  bars: z.strictObject({ from: share, width: share, counts: z.array(z.int()) }),
})
/** What instruments are compared by. */
export const basicFigures = z.strictObject({
  /** Date of the first value. */
  first: day,
  last: day,
  /** Only weekly values: no first value, risk, months or plans. */
  weekly: z.boolean(),
  /** Has a recent value; else there are no returns up to now. */
  current: z.boolean(),
  /** Sampled days for a page, with a null where weeks are missing; includes the ends of the worst drawdown. */
  line: z.strictObject({ days: z.array(z.int()), values: z.array(z.number().nullable()) }),
  /** Only those the history is long enough for. */
  returns: z.array(returnRow),
  risk: z.array(riskRow),
})

/** All measures of one history, as sent. */
export const figures = basicFigures.extend({
  /** Over 7, 15 and 30 days, for liquid funds. */
  days: z.array(z.strictObject({ days: z.int(), from: day, change: share })),
  years: z.array(calendarYear),
  rolling: z.array(rolling),
  best: z.strictObject({ day: extremes, month: extremes, year: extremes }),
  badPoints: z.array(badPoint),
})

export type Figures = z.infer<typeof figures>
export type BasicFigures = z.infer<typeof basicFigures>
