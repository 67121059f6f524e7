import { z } from 'zod'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import type { CorporateAction, PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'

const MOST_POINTS = 60_000
const series = z.array(z.number().nullable()).max(MOST_POINTS).optional()
const seconds = z.number().int()

const chart = z.object({
  meta: z.object({
    currency: z.string().nullish(),
    symbol: z.string().min(1).max(40),
    gmtoffset: z.number().int().min(-86_400).max(86_400).default(0),
    instrumentType: z.string().optional(),
    fullExchangeName: z.string().optional(),
    longName: z.string().optional(),
    shortName: z.string().optional(),
  }),
  timestamp: z.array(seconds).max(MOST_POINTS).default([]),
  events: z
    .object({
      dividends: z.record(z.string(), z.object({ amount: z.number(), date: seconds })).default({}),
      splits: z
        .record(z.string(), z.object({ numerator: z.number(), denominator: z.number(), date: seconds }))
        .default({}),
    })
    .default({ dividends: {}, splits: {} }),
  indicators: z.object({
    quote: z.array(z.object({ open: series, high: series, low: series, close: series, volume: series })).default([]),
  }),
})
const answer = z.object({
  chart: z.object({
    result: z.array(chart).nullish(),
    error: z.object({ code: z.string(), description: z.string().nullish() }).nullish(),
  }),
})

export type YahooChart =
  | {
      readonly ok: true
      readonly symbol: string
      readonly name: string | null
      readonly exchange: string | null
      readonly type: string | null
      readonly currency: string
      /** Yahoo's prices are adjusted for splits, not for dividends. */
      readonly prices: PriceHistory
      /** Days without a close. */
      readonly gaps: number
    }
  | { readonly ok: false; readonly reason: 'not-json' | 'unknown-layout' | 'no-such-symbol' | 'no-currency' | 'empty' }

/** Currencies quoted in hundredths, by their names at Yahoo. */
const hundredths: Readonly<Record<string, string>> = { GBp: 'GBP', GBX: 'GBP', ZAc: 'ZAR', ILA: 'ILS' }

/** Yahoo's chart answer for one symbol, `interval=1d`. An error may come with status 200. */
export function readYahooChart(text: string): YahooChart {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'not-json' }
  }
  const read = answer.safeParse(json)
  if (!read.success) return { ok: false, reason: 'unknown-layout' }
  const { result, error } = read.data.chart
  const found = result?.[0]
  if (error || !found) return { ok: false, reason: 'no-such-symbol' }
  const { meta } = found
  if (!meta.currency) return { ok: false, reason: 'no-currency' }
  const unit = meta.currency in hundredths ? 100 : 1
  const days = found.timestamp.map((at) => dayAt(at, meta.gmtoffset))
  const quote = found.indicators.quote[0] ?? {}
  const close = pointsOf(days, quote.close, unit)
  if (close.length === 0) return { ok: false, reason: 'empty' }
  const actions = [
    ...Object.values(found.events.splits).flatMap(({ numerator, denominator, date }) =>
      numerator > 0 && denominator > 0 && numerator !== denominator
        ? [{ day: dayAt(date, meta.gmtoffset), kind: 'split' as const, value: shortest(numerator / denominator) }]
        : [],
    ),
    ...Object.values(found.events.dividends).flatMap(({ amount, date }) =>
      amount > 0
        ? [{ day: dayAt(date, meta.gmtoffset), kind: 'dividend' as const, value: shortest(amount / unit) }]
        : [],
    ),
  ].toSorted((a: CorporateAction, b: CorporateAction) => a.day - b.day)
  return {
    ok: true,
    symbol: meta.symbol,
    name: meta.longName ?? meta.shortName ?? null,
    exchange: meta.fullExchangeName ?? null,
    type: meta.instrumentType ?? null,
    currency: hundredths[meta.currency] ?? meta.currency,
    prices: {
      close,
      open: pointsOf(days, quote.open, unit),
      high: pointsOf(days, quote.high, unit),
      low: pointsOf(days, quote.low, unit),
      volume: pointsOf(days, quote.volume, 1),
      actions,
    },
    gaps: days.length - close.length,
  }
}

/** The exchange's own calendar day. An hour of summer time does not matter: no exchange opens near midnight. */
const dayAt = (seconds: number, offset: number): Day => Math.floor((seconds + offset) / 86_400)

/** Of two values of one day, which a day still trading has, the later counts. */
function pointsOf(days: readonly Day[], values: readonly (number | null)[] | undefined, unit: number): NavPoint[] {
  const points: NavPoint[] = []
  for (const [at, day] of days.entries()) {
    const value = values?.[at]
    if (value == null || !(value >= 0) || (unit !== 1 && value === 0)) continue
    const before = points.at(-1)
    if (before && before.day >= day) points.pop()
    points.push({ day, nav: shortest(value / unit) })
  }
  return points
}

/** Prices are single-precision numbers: 129.0399932861328 was 129.04. Whole numbers stay whole. */
const shortest = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(7))).replace(/e-\d+$/, '')
