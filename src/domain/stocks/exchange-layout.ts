/** The columns of an exchange's end-of-day file, by our names. */
export type ExchangeLayout = {
  readonly exchange: 'NSE' | 'BSE' | null
  readonly columns: Readonly<Record<RequiredColumn, string>> & Readonly<Partial<Record<OptionalColumn, string>>>
  /** What one unit of the `value` column is worth in rupees. */
  readonly valueUnit: number
}

const required = ['symbol', 'series', 'day', 'open', 'high', 'low', 'close', 'previous', 'volume', 'value'] as const
const optional = ['isin', 'name', 'trades', 'delivered', 'segment', 'source', 'type'] as const
type RequiredColumn = (typeof required)[number]
type OptionalColumn = (typeof optional)[number]
export type ExchangeColumn = RequiredColumn | OptionalColumn

/** Both exchanges since July 2024. */
const udiff: ExchangeLayout = {
  exchange: null,
  valueUnit: 1,
  columns: {
    symbol: 'TckrSymb',
    series: 'SctySrs',
    day: 'TradDt',
    open: 'OpnPric',
    high: 'HghPric',
    low: 'LwPric',
    close: 'ClsPric',
    previous: 'PrvsClsgPric',
    volume: 'TtlTradgVol',
    value: 'TtlTrfVal',
    isin: 'ISIN',
    name: 'FinInstrmNm',
    trades: 'TtlNbOfTxsExctd',
    segment: 'Sgmt',
    source: 'Src',
    type: 'FinInstrmTp',
  },
}

/** NSE until July 2024, `cm…bhav.csv`. */
const legacy: ExchangeLayout = {
  exchange: 'NSE',
  valueUnit: 1,
  columns: {
    symbol: 'SYMBOL',
    series: 'SERIES',
    day: 'TIMESTAMP',
    open: 'OPEN',
    high: 'HIGH',
    low: 'LOW',
    close: 'CLOSE',
    previous: 'PREVCLOSE',
    volume: 'TOTTRDQTY',
    value: 'TOTTRDVAL',
    isin: 'ISIN',
    trades: 'TOTALTRADES',
  },
}

/** NSE with delivered shares, `sec_bhavdata_full_…csv`. Its turnover is in lakh. */
const full: ExchangeLayout = {
  exchange: 'NSE',
  valueUnit: 100_000,
  columns: {
    symbol: 'SYMBOL',
    series: 'SERIES',
    day: 'DATE1',
    open: 'OPEN_PRICE',
    high: 'HIGH_PRICE',
    low: 'LOW_PRICE',
    close: 'CLOSE_PRICE',
    previous: 'PREV_CLOSE',
    volume: 'TTL_TRD_QNTY',
    value: 'TURNOVER_LACS',
    trades: 'NO_OF_TRADES',
    delivered: 'DELIV_QTY',
  },
}

export type ReadLayout = ExchangeLayout & { readonly places: Readonly<Partial<Record<ExchangeColumn, number>>> }

/** Where each column stands under this header; nothing where it is none of a known layout. */
export function readExchangeLayout(header: readonly string[]): ReadLayout | undefined {
  for (const layout of [udiff, legacy, full]) {
    const places: Partial<Record<ExchangeColumn, number>> = {}
    for (const column of [...required, ...optional]) {
      const at = header.indexOf(layout.columns[column] ?? '')
      if (at >= 0) places[column] = at
    }
    if (required.every((column) => places[column] !== undefined)) return { ...layout, places }
  }
  return undefined
}
