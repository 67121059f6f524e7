import { basicFiguresOf, figuresOf } from '#domain/measures/build-figures.ts'
import { type InstrumentPack, instrumentAt, isActive, textAt } from '#domain/packs/instrument-pack.ts'
import { dayChange } from '#domain/packs/instrument-quote.ts'
import type { CorporateAction } from '#domain/packs/price-history.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import { adjustPrices } from './adjusted-prices.ts'
import { type CleanPrices, closeSeries } from './clean-prices.ts'
import { type DailyPrices, dailyPrices } from './daily-prices.ts'
import { isSampleSymbol } from './sample-symbol.ts'
import { productAfter, shareSteps } from './share-steps.ts'
import type { Adjustment, ComparedStock, StockAction, StockBars, StockDetails } from './stock-details.ts'
import type { StockPack } from './stock-pack.ts'
import { yearRange } from './year-range.ts'

/** What the exchange's file says of a day, beyond prices. */
export type TradedDay = {
  readonly day: Day
  readonly volume: number
  readonly traded: number | null
  readonly delivered: number | null
}

export type StockPrices = {
  readonly clean: CleanPrices
  readonly history: StockDetails['history']
  /** A source has told of dividends. */
  readonly knowsDividends: boolean
  /** The last weeks' files, ascending; empty where there are none. */
  readonly traded: readonly TradedDay[]
}

type Asked = { readonly adjustment: Adjustment; readonly riskFree: number; readonly formerSymbols: readonly string[] }

const USUAL_DAYS = 20
const YEAR = 365
const MOST_PEERS = 8

/** All that a stock's page shows. */
export function buildStockDetails(pack: StockPack, at: number, prices: StockPrices, asked: Asked): StockDetails {
  const { adjustment, riskFree, formerSymbols } = asked
  const row = instrumentAt(pack, at)
  const { clean, history, knowsDividends } = prices
  const published = dailyPrices(clean.history)
  const bySplits = adjustPrices(clean.history, 'splits')
  const measured = adjustment === 'dividends' ? adjustPrices(clean.history, 'dividends') : bySplits
  const range = yearRange(bySplits, clean.unsure)
  const isUnsure = row.day !== null && clean.unsure.includes(row.day)
  return {
    symbol: row.id,
    name: row.name,
    market: isSampleSymbol(row.id) ? 'sample' : 'live',
    formerSymbols: [...formerSymbols],
    ...row.texts,
    currency: row.currency,
    isin: row.isins[0] ?? null,
    active: isActive(pack, at),
    price: row.value,
    day: row.day === null ? null : isoDay(row.day),
    change: isUnsure ? null : dayChange(row),
    previousDay: isUnsure || row.previousDay === null ? null : isoDay(row.previousDay),
    ...sessionOf(published, bySplits, prices.traded),
    unsure: clean.unsure.map(isoDay),
    year: range ? { ...range, highDay: isoDay(range.highDay), lowDay: isoDay(range.lowDay) } : null,
    actions: clean.history.actions.map((action) => toldAction(action, clean)).toReversed(),
    dividendYield: knowsDividends ? yieldOf(clean.history.actions, published) : null,
    history,
    adjustment,
    riskFree,
    figures:
      figuresOf({ series: closeSeries(measured), badPoints: [], unsure: clean.unsure }, riskFree, {
        market: pack.day,
      }) ?? null,
    bars: barsSince(adjustment === 'none' ? published : measured, (published.days.at(-1) ?? 0) - YEAR),
    peers: peersOf(pack, at),
  }
}

export function comparedStockOf(pack: StockPack, at: number, { clean }: StockPrices, asked: Asked): ComparedStock {
  const { id, name, currency } = instrumentAt(pack, at)
  const how = asked.adjustment === 'dividends' ? 'dividends' : 'splits'
  const series = closeSeries(adjustPrices(clean.history, how))
  const figures = basicFiguresOf({ series, unsure: clean.unsure }, asked.riskFree, { market: pack.day }) ?? null
  return { symbol: id, name, currency, figures }
}

/** The last day, beside the usual of the 20 days before it in shares of today. */
function sessionOf(
  published: DailyPrices,
  adjusted: DailyPrices,
  files: readonly TradedDay[],
): Pick<StockDetails, 'session' | 'usual'> {
  const last = published.days.length - 1
  const day = published.days[last]
  if (day === undefined) return { session: null, usual: { volume: null, traded: null } }
  const file = files.find((one) => one.day === day)
  const volume = file?.volume ?? published.volume[last] ?? null
  const tradedAt = (at: number) => {
    const known = files.find((one) => one.day === published.days[at])?.traded ?? null
    const shares = published.volume[at] ?? null
    return known ?? (shares === null ? null : Math.round(shares * (published.close[at] ?? 0)))
  }
  const before = Array.from({ length: USUAL_DAYS }, (_, back) => last - 1 - back)
  return {
    session: {
      day: isoDay(day),
      open: published.open[last] ?? null,
      high: published.high[last] ?? null,
      low: published.low[last] ?? null,
      volume,
      traded: tradedAt(last),
      delivered: file?.delivered && volume ? Math.min(1, file.delivered / volume) : null,
    },
    usual: {
      volume: averageOf(before.map((at) => adjusted.volume[at])),
      traded: averageOf(before.map(tradedAt)),
    },
  }
}

/** Only of all days: of some it would be another average. */
function averageOf(values: readonly (number | null | undefined)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value == null) return null
    sum += value
  }
  return Math.round(sum / values.length)
}

const toldAction = ({ day, kind, value }: CorporateAction, { assumed }: CleanPrices): StockAction => ({
  day: isoDay(day),
  kind,
  value: Number(value),
  assumed: assumed.some((one) => one.day === day && one.kind === kind),
})

/** Dividends of twelve months per share of today, beside the price. */
function yieldOf(actions: readonly CorporateAction[], { days, close }: DailyPrices): number | null {
  const [last, price] = [days.at(-1), close.at(-1)]
  if (last === undefined || !price) return null
  const paid = actions.filter(({ kind, day }) => kind === 'dividend' && day > last - YEAR && day <= last)
  const shares = productAfter(
    paid.map(({ day }) => day),
    shareSteps(actions),
  )
  return fine(paid.reduce((sum, { value }, at) => sum + Number(value) / (shares[at] ?? 1), 0) / price)
}

const fine = (value: number) => Math.round(value * 1e6) / 1e6

/** Seven digits are what feeds have. */
const short = (value: number) => Number(value.toPrecision(7))
const shortOrNull = (value: number | null | undefined) => (value == null ? null : short(value))

export function barsSince({ days, open, high, low, close, volume }: DailyPrices, since: Day): StockBars {
  const from = days.findIndex((day) => day > since)
  const of = (column: readonly (number | null)[]) => (from < 0 ? [] : column.slice(from).map(shortOrNull))
  return {
    days: from < 0 ? [] : days.slice(from),
    open: of(open),
    high: of(high),
    low: of(low),
    close: from < 0 ? [] : close.slice(from).map(short),
    volume: of(volume),
  }
}

/** Active stocks of its sector in its currency, most traded first. */
function peersOf(pack: StockPack, stock: number): StockDetails['peers'] {
  const sector = textAt(pack.texts.sector, stock)
  if (!sector) return []
  const isPeer = (at: number) =>
    at !== stock &&
    pack.texts.sector.of[at] === pack.texts.sector.of[stock] &&
    pack.currencies.of[at] === pack.currencies.of[stock] &&
    isActive(pack as InstrumentPack, at)
  const traded = (at: number) => pack.figures.traded[at] || 0
  const all = Array.from({ length: pack.count }, (_, at) => at).filter(isPeer)
  return all
    .toSorted((a, b) => traded(b) - traded(a))
    .slice(0, MOST_PEERS)
    .map((at) => {
      const row = instrumentAt(pack, at)
      const { id, name, currency, value, returns, figures } = row
      const [return1y] = returns
      return {
        symbol: id,
        name,
        currency,
        price: value,
        change: dayChange(row),
        return1m: figures.return1m,
        return1y,
      }
    })
}
