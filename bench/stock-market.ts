import { sampleSectors } from '#domain/stocks/sample-sectors.ts'
import { type StockRow, writeStockPack } from '#domain/stocks/stock-pack.ts'
import { readEquityList } from '#domain/stocks/symbol-lists.ts'
import { csvRows } from '#domain/text/csv-rows.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import { madeUpFundNames, pick, seeded } from './fund-names.ts'

const today = readIsoDay('2026-08-19') ?? 0

type Listed = {
  readonly symbol: string
  readonly name: string
  readonly isin: string | null
  readonly exchange: string
}

/** Real companies of NSE and NASDAQ where the lists are here, invented ones for the rest. */
export function listedCompanies(count: number): Listed[] {
  const invented = madeUpFundNames(count).names.map((name, n) => ({
    ...{ symbol: `MADE${n}`, name: `${name.split(/ Fund| -/)[0]} ${n} Limited`, isin: null, exchange: 'NSE' },
  }))
  const all = [...(hasRealData ? [...nseCompanies(), ...nasdaqCompanies()] : []), ...invented]
  return [...new Map(all.map((one) => [one.symbol, one])).values()].slice(0, count)
}

function nseCompanies(): Listed[] {
  const list = readEquityList(realFile('nse/EQUITY_L_2026-08-08.csv'))
  return list.ok ? list.rows.map((row) => ({ ...row, exchange: 'NSE' })) : []
}

const nasdaqCompanies = (): Listed[] =>
  [...csvRows(realFile('us/nasdaq-listed_2026-08-01.csv'))]
    .slice(1)
    .filter(([symbol]) => symbol)
    .map(([symbol = '', name = '']) => ({ symbol, name, isin: null, exchange: 'NASDAQ' }))

/** A pack with prices, ranges and returns as far apart as those of a real day. */
export function stockPackOf(companies: readonly Listed[]): Uint8Array {
  const random = seeded(23)
  const rows = companies.map(({ symbol, name, isin, exchange }): StockRow => {
    const price = 10 ** (1 + 3 * random())
    const share = () => Math.round((random() - 0.4) * 8_000)
    return {
      ...{ id: symbol, name, family: symbol, currency: exchange === 'NSE' ? 'INR' : 'USD', isins: [isin], choices: {} },
      texts: { exchange, sector: pick(sampleSectors, random).name },
      ...{ value: price.toFixed(2), day: today, previousValue: (price * (0.97 + 0.06 * random())).toFixed(2) },
      ...{ previousDay: today - 1, returns: [share(), share(), share()], unitChanges: [] },
      figures: {
        ...{ return1m: share(), fromHigh: -Math.round(5_000 * random()), fromLow: Math.round(9_000 * random()) },
        traded: Math.round(10 ** (5 + 5 * random())),
      },
    }
  })
  return writeStockPack(rows)
}
