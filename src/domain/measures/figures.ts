import { z } from 'zod'
import { badPoint } from './bad-point-schema.ts'
import { horizons } from './returns.ts'

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
/** What instruments are compared by. */
export const basicFigures = z.strictObject({
  /** The first value. */
  first: day,
  last: day,
  /** Known by about a value a week only: no first value, risk, months or plan can be told from it. */
  weekly: z.boolean(),
  /** It has a value of the market's last days; else there are no returns up to now. */
  current: z.boolean(),
  /** So few days that a page can carry them, and a day without a value where weeks are missing; the turning points of the deepest fall are among them. */
  line: z.strictObject({ days: z.array(z.int()), values: z.array(z.number().nullable()) }),
  /** Only those the history is long enough for. */
  returns: z.array(returnRow),
  risk: z.array(riskRow),
})

/** All measures of one history, as they travel. */
export const figures = basicFigures.extend({
  /** Over 7, 15 and 30 days, where money is parked for days. */
  days: z.array(z.strictObject({ days: z.int(), from: day, change: share })),
  years: z.array(calendarYear),
  rolling: z.array(rolling),
  best: z.strictObject({ day: extremes, month: extremes, year: extremes }),
  badPoints: z.array(badPoint),
})

export type Figures = z.infer<typeof figures>
export type BasicFigures = z.infer<typeof basicFigures>
