import type { NavPoint } from '#domain/measures/dated-value.ts'
import type { CorporateAction, PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'
import { productAfter, shareSteps } from './share-steps.ts'
import { readYahooAnswer, type YahooAnswer, type YahooRefusal } from './yahoo-answer.ts'

export type ChartFault = 'no-close' | 'same-day' | 'unfinished'

export type YahooChart =
  | {
      readonly ok: true
      readonly symbol: string
      readonly name: string | null
      readonly exchange: string | null
      readonly type: string | null
      /** `GBP` where Yahoo quotes pence. */
      readonly currency: string
      /** As traded, like the exchanges' own files. */
      readonly prices: PriceHistory
      /** False where the chart ends before the last trade: a later split may be missing from `prices`. */
      readonly reachesNow: boolean
      /** Points that were left out, by reason. */
      readonly counts: Readonly<Partial<Record<ChartFault, number>>>
      readonly read: number
    }
  | { readonly ok: false; readonly reason: YahooRefusal | 'no-currency' | 'not-daily' | 'empty' }

/** Currencies quoted in hundredths, by their names at Yahoo. */
const hundredths: ReadonlyMap<string, string> = new Map([
  ['GBp', 'GBP'],
  ['GBX', 'GBP'],
  ['ZAc', 'ZAR'],
  ['ILA', 'ILS'],
])

/** Yahoo's chart answer for one symbol, `interval=1d`. Ask for a range that ends now: see `reachesNow`. */
export function readYahooChart(text: string): YahooChart {
  const answer = readYahooAnswer(text)
  if (!answer.ok) return answer
  const { meta, timestamp, events, indicators } = answer.chart
  if (!meta.currency) return { ok: false, reason: 'no-currency' }
  const unit = hundredths.has(meta.currency) ? 100 : 1
  const dayAt = (seconds: number): Day => Math.floor((seconds + meta.gmtoffset) / 86_400)
  const quote = indicators.quote[0] ?? {}
  const { kept, counts } = keptPoints(answer.chart, dayAt)
  if (kept.size === 0) return { ok: false, reason: 'empty' }
  // A range of many years comes by month unless the interval is respected.
  if (meta.dataGranularity && meta.dataGranularity !== '1d') return { ok: false, reason: 'not-daily' }
  const splits = splitsOf(events, dayAt)
  const days = [...kept.keys()].toSorted((a, b) => a - b)
  const shares = productAfter(days, shareSteps(splits))
  const column = (
    values: readonly (number | null)[] | undefined,
    asTraded: (value: number, shares: number) => number,
  ) =>
    days.flatMap((day, at): NavPoint[] => {
      const value = asTraded(values?.[kept.get(day) ?? -1] ?? Number.NaN, shares[at] ?? 1)
      return value >= 0 && value < MOST_VALUE ? [{ day, nav: written(value) }] : []
    })
  const price = (value: number, later: number) => (value > 0 ? (value * later) / unit : Number.NaN)
  return {
    ok: true,
    symbol: meta.symbol,
    name: meta.longName ?? meta.shortName ?? null,
    exchange: meta.fullExchangeName ?? null,
    type: meta.instrumentType ?? null,
    currency: hundredths.get(meta.currency) ?? meta.currency,
    prices: {
      close: column(quote.close, price),
      open: column(quote.open, price),
      high: column(quote.high, price),
      low: column(quote.low, price),
      volume: column(quote.volume, (value, later) => Math.round(value / later)),
      actions: [...splits, ...dividendsOf(events, dayAt, splits, unit)].toSorted((a, b) => a.day - b.day),
    },
    reachesNow: counts.unfinished !== undefined || (days.at(-1) ?? 0) >= dayAt(meta.regularMarketTime ?? Number.NaN),
    counts,
    read: timestamp.length,
  }
}

/** Decimals hold 15 digits. */
const [LEAST_PRICE, MOST_VALUE] = [1e-9, 1e15]

type DayAt = (seconds: number) => Day

/** The index of each day that has a close. Of two points of one day the later counts; a day still trading has none. */
function keptPoints({ meta, timestamp, indicators }: YahooAnswer, dayAt: DayAt) {
  const kept = new Map<Day, number>()
  const counts: Partial<Record<ChartFault, number>> = {}
  const leaveOut = (fault: ChartFault) => {
    counts[fault] = (counts[fault] ?? 0) + 1
  }
  const { regularMarketTime: last, currentTradingPeriod: period } = meta
  const trading = last && period && last >= period.regular.start && last < period.regular.end ? dayAt(last) : undefined
  for (const [at, seconds] of timestamp.entries()) {
    const day = dayAt(seconds)
    const close = indicators.quote[0]?.close?.[at] ?? 0
    if (day === trading) leaveOut('unfinished')
    else if (!(close >= LEAST_PRICE)) leaveOut('no-close')
    else {
      if (kept.has(day)) leaveOut('same-day')
      kept.set(day, at)
    }
  }
  return { kept, counts }
}

const splitsOf = ({ splits }: YahooAnswer['events'], dayAt: DayAt): CorporateAction[] =>
  Object.values(splits).flatMap(({ numerator, denominator, date }) => {
    const ratio = (numerator ?? 0) / (denominator ?? 0)
    return ratio > 0 && ratio < MOST_VALUE && ratio !== 1
      ? [{ day: dayAt(date), kind: 'split', value: written(ratio, RATIO_DIGITS) }]
      : []
  })

/** Yahoo tells dividends per share of today, too. */
function dividendsOf(
  { dividends }: YahooAnswer['events'],
  dayAt: DayAt,
  splits: readonly CorporateAction[],
  unit: number,
): CorporateAction[] {
  const steps = shareSteps(splits)
  return Object.values(dividends).flatMap(({ amount, date }) => {
    const day = dayAt(date)
    const paid = ((amount ?? 0) * (productAfter([day], steps)[0] ?? 1)) / unit
    return paid > 0 && paid < MOST_VALUE ? [{ day, kind: 'dividend', value: written(paid) }] : []
  })
}

const [PRICE_DIGITS, RATIO_DIGITS] = [7, 12]

/** Prices are single-precision numbers: 129.0399932861328 was 129.04. Whole numbers stay whole. */
function written(value: number, digits = PRICE_DIGITS): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const text = String(Number(value.toPrecision(digits)))
  return text.includes('e') ? value.toFixed(15) : text
}
