import { z } from 'zod'
import { basicFigures, figures } from '#domain/measures/figures.ts'

const day = z.iso.date()
const hundredths = z.int().nullable()
const amount = z.number()

/** `exchange`: the daily files that we keep, a year of them; `none`: only what the pack has. */
const source = z.enum(['yahoo', 'exchange', 'sample', 'none'])

const stockName = z.strictObject({ symbol: z.string(), name: z.string() })

/** One day's trading, as published. */
const session = z.strictObject({
  day,
  open: amount.nullable(),
  high: amount.nullable(),
  low: amount.nullable(),
  volume: amount.nullable(),
  /** In its currency. */
  traded: amount.nullable(),
  /** Of the traded shares, how many changed owners: 0.4 is 40%. */
  delivered: z.number().nullable(),
})

const action = z.strictObject({
  day,
  kind: z.enum(['split', 'bonus', 'dividend']),
  /** Shares of now for one of then, or money paid per share. */
  value: amount,
  /** Told by the price alone; no source names it. */
  assumed: z.boolean(),
})

/** Columns of equal length, oldest first. Days since 1970. */
const bars = z.strictObject({
  days: z.array(z.int()),
  open: z.array(amount.nullable()),
  high: z.array(amount.nullable()),
  low: z.array(amount.nullable()),
  close: z.array(amount),
  volume: z.array(amount.nullable()),
})

const peer = stockName.extend({
  currency: z.string(),
  price: z.string().nullable(),
  change: hundredths,
  return1m: hundredths,
  return1y: hundredths,
})

/** How prices of earlier days are made comparable with those of today; dividends include splits. */
export const adjustments = ['splits', 'dividends', 'none'] as const
export type Adjustment = (typeof adjustments)[number]

/** Everything a stock's page shows before scripts run. */
export const stockDetails = stockName.extend({
  market: z.enum(['live', 'sample']),
  formerSymbols: z.array(z.string()),
  exchange: z.string(),
  sector: z.string(),
  currency: z.string(),
  isin: z.string().nullable(),
  active: z.boolean(),
  price: z.string().nullable(),
  day: day.nullable(),
  /** Against the close before, in hundredths of a per cent, and its date; null on an unsure day. */
  change: hundredths,
  previousDay: day.nullable(),
  session: session.nullable(),
  /** Of the 20 days before the last. */
  usual: z.strictObject({ volume: amount.nullable(), traded: amount.nullable() }),
  /** Days since whose previous close something unknown happened. Nothing is measured across them. */
  unsure: z.array(day),
  /** Highest and lowest price of 52 weeks, adjusted for splits; null across an unsure day. */
  year: z.strictObject({ high: amount, highDay: day, low: amount, lowDay: day }).nullable(),
  /** Newest first. */
  actions: z.array(action),
  /** Dividends of the last twelve months beside the price; null where no source tells of dividends. */
  dividendYield: z.number().nullable(),
  history: z.strictObject({ source, fetchedAt: z.iso.datetime().nullable() }),
  adjustment: z.enum(adjustments),
  /** The yearly risk-free rate for Sharpe and Sortino ratio. */
  riskFree: z.number(),
  figures: figures.nullable(),
  /** The last year, adjusted as asked. */
  bars,
  /** Of its sector, most traded first. */
  peers: z.array(peer),
})
export type StockDetails = z.infer<typeof stockDetails>
export type StockBars = z.infer<typeof bars>
export type StockAction = z.infer<typeof action>

/** A stock compared with another instrument in its chart. */
export const comparedStock = stockName.extend({ currency: z.string(), figures: basicFigures.nullable() })
export type ComparedStock = z.infer<typeof comparedStock>

/** Where a symbol leads that is none of ours: the one of now, or near ones. */
export const nearStocks = z.strictObject({ now: z.string().nullable(), near: z.array(stockName) })
export type NearStocks = z.infer<typeof nearStocks>

/** All prices as traded, as the bytes of `price-history.ts`, with what is known of them. */
export const stockHistory = z.strictObject({
  symbol: z.string(),
  source,
  /** Base 64. */
  bytes: z.base64(),
  /** Splits and bonuses that no source names. */
  assumed: z.array(action),
  /** As in the details. */
  unsure: z.array(day),
})
export type StockHistory = z.infer<typeof stockHistory>
