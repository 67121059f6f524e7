import type { Currency } from '#catalogue/money.ts'
import { embeddedRates, rateOn } from '#domain/money/exchange-rates.ts'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { dayChange } from '#domain/packs/instrument-quote.ts'
import { valueAt } from '#domain/packs/pack-values.ts'
import type { FacetColumn } from '#domain/search/facet-columns.ts'
import type { StockPack } from './stock-pack.ts'
import { type StockFilter, stockChoices } from './stock-query.ts'

/** Near the highest or lowest price of 52 weeks: within 5%, in hundredths of a per cent. */
export const NEAR = 500

/** The filters of stocks. */
export function stockFacets(pack: StockPack): Record<Exclude<StockFilter, 'state'>, FacetColumn> {
  const { texts, currencies, figures, count } = pack
  const { near } = stockChoices
  const nearAt = (at: number) => {
    if ((figures.fromHigh[at] ?? Number.NaN) >= -NEAR) return near.indexOf('high')
    return near.indexOf((figures.fromLow[at] ?? Number.NaN) <= NEAR ? 'low' : 'between')
  }
  return {
    exchange: { values: texts.exchange.all, of: texts.exchange.of },
    sector: { values: texts.sector.all, of: texts.sector.of },
    currency: { values: currencies.all, of: currencies.of },
    near: { values: near, of: Uint8Array.from({ length: count }, (_, at) => nearAt(at)) },
  }
}

const LAST = Number.NEGATIVE_INFINITY

/** What stocks are ordered and limited by; an unknown number comes last. */
export function stockNumbers(pack: StockPack): Readonly<Record<string, (place: number) => number>> {
  const known = (value: number | null | undefined) => (value == null || Number.isNaN(value) ? LAST : value)
  const change = (at: number) => dayChange(instrumentAt(pack, at))
  const tradedInRupees = tradedIn(pack)
  return {
    price: (at) => Number(valueAt(pack.latest, at) ?? LAST),
    gain: (at) => known(changeToday(pack, at, change)),
    fall: (at) => known(negative(changeToday(pack, at, change))),
    '1m': (at) => known(pack.figures.return1m[at]),
    traded: (at) => (isToday(pack, at) ? known(tradedInRupees(at)) : LAST),
  }
}

/** Gainers and losers are those of the market's day, not of the day on which a stock last traded. */
const isToday = ({ latest, day }: StockPack, at: number) => latest.days[at] === day
const changeToday = (pack: StockPack, at: number, change: (at: number) => number | null) =>
  isToday(pack, at) ? change(at) : null
const negative = (value: number | null) => (value === null ? null : -value)

/** Traded values by one measure: yen beside rupees say nothing. Rates of any day do for an order. */
export function tradedIn({ figures, currencies }: StockPack): (place: number) => number {
  const day = embeddedRates[0]?.day ?? 0
  const rates = currencies.all.map((code) => rateOn(embeddedRates, code as Currency, 'INR', day)?.rate ?? 0)
  return (at) => (figures.traded[at] ?? Number.NaN) * (rates[currencies.of[at] ?? 0] ?? 0)
}
