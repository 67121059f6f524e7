import { csvRows } from '#domain/text/csv-rows.ts'
import { readIsin } from '#domain/text/isin.ts'
import { type Day, readIsoDay, readMonthNameDay } from '#domain/time/day.ts'
import { type ExchangeColumn, type ReadLayout, readExchangeLayout } from './exchange-layout.ts'

export type Exchange = 'NSE' | 'BSE'

/** What a share traded at on one day. Prices as they were written. */
export type ExchangeRow = {
  readonly symbol: string
  readonly series: string
  readonly isin: string | null
  /** The company, in capitals, where the file says it. */
  readonly name: string | null
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  /** Not adjusted for a split on this day. */
  readonly previous: string | null
  readonly volume: number
  /** Traded value in rupees. */
  readonly value: number | null
  readonly trades: number | null
  /** Shares that changed owners, where the file says it. */
  readonly delivered: number | null
}

export type RowFault =
  | 'another-day'
  | 'another-segment'
  | 'series'
  | 'no-symbol'
  | 'bad-price'
  | 'bad-range'
  | 'bad-volume'
  | 'duplicate'
  | 'beyond-limit'

export type ExchangeFile =
  | {
      readonly ok: true
      readonly exchange: Exchange
      readonly day: Day
      readonly rows: readonly ExchangeRow[]
      /** Rows that were left out, by reason. */
      readonly counts: Readonly<Partial<Record<RowFault, number>>>
      /** Rows of the file, header not counted. */
      readonly read: number
    }
  | {
      readonly ok: false
      readonly reason: 'no-header' | 'derivatives' | 'no-day' | 'another-day' | 'no-shares'
      /** The file's day, where it has one. */
      readonly day?: Day
    }

/** Shares: rolling settlement, trade for trade, and those of small companies. The rest are bonds, funds and rights. */
const shareSeries: Readonly<Record<Exchange, ReadonlySet<string>>> = {
  NSE: new Set(['EQ', 'BE', 'BZ', 'SM', 'ST', 'SZ']),
  BSE: new Set(['A', 'B', 'T', 'X', 'XT', 'Z', 'ZP', 'M', 'MT', 'MS', 'P', 'R']),
}
const MOST_ROWS = 50_000

/**
 * The end-of-day file of an exchange, in every layout. One row per share. With `asked`, a file of another day is
 * refused: on a holiday NSE serves the previous day's again.
 */
export function readExchangeFile(text: string, asked?: Day): ExchangeFile {
  const lines = csvRows(text)
  const layout = readExchangeLayout(lines.next().value ?? [])
  if (!layout) return { ok: false, reason: 'no-header' }
  const all: string[][] = []
  let beyond = 0
  for (const line of lines) {
    if (all.length < MOST_ROWS) all.push(line)
    else beyond += 1
  }
  const cell: Cell = (row, column) => row[layout.places[column] ?? -1] ?? ''
  const isCash = (row: readonly string[]) => !layout.columns.segment || cell(row, 'segment') === 'CM'
  if (all.length > 0 && !all.some(isCash)) return { ok: false, reason: 'derivatives' }
  const day = mostFrequentDay(all.map((row) => dayIn(cell(row, 'day'))))
  if (day === undefined) return { ok: false, reason: 'no-day' }
  if (asked !== undefined && day !== asked) return { ok: false, reason: 'another-day', day }
  const exchange = layout.exchange ?? (all.some((row) => cell(row, 'source') === 'BSE') ? 'BSE' : 'NSE')

  const counts: Partial<Record<RowFault, number>> = beyond > 0 ? { 'beyond-limit': beyond } : {}
  const rows = new Map<string, ExchangeRow>()
  for (const row of all) {
    const symbol = cell(row, 'symbol').toUpperCase()
    const fault = faultOf(row, cell, exchange, day, isCash(row)) ?? (rows.has(symbol) ? 'duplicate' : undefined)
    if (fault) counts[fault] = (counts[fault] ?? 0) + 1
    else rows.set(symbol, rowOf(symbol, row, cell, layout))
  }
  if (rows.size === 0) return { ok: false, reason: 'no-shares', day }
  return { ok: true, exchange, day, rows: [...rows.values()], counts, read: all.length + beyond }
}

type Cell = (row: readonly string[], column: ExchangeColumn) => string

function faultOf(
  row: readonly string[],
  cell: Cell,
  exchange: Exchange,
  day: Day,
  isCash: boolean,
): RowFault | undefined {
  if (!isCash || (cell(row, 'type') !== '' && cell(row, 'type') !== 'STK')) return 'another-segment'
  if (dayIn(cell(row, 'day')) !== day) return 'another-day'
  if (!shareSeries[exchange].has(cell(row, 'series'))) return 'series'
  if (!/^[A-Z0-9&.^_-]{1,32}$/i.test(cell(row, 'symbol'))) return 'no-symbol'
  const [open, high, low, close] = (['open', 'high', 'low', 'close'] as const).map((column) =>
    priceIn(cell(row, column)),
  )
  if (!open || !high || !low || !close) return 'bad-price'
  if (low > Math.min(open, close) || high < Math.max(open, close)) return 'bad-range'
  return wholeIn(cell(row, 'volume')) === undefined ? 'bad-volume' : undefined
}

function rowOf(symbol: string, row: readonly string[], cell: Cell, { valueUnit }: ReadLayout): ExchangeRow {
  const previous = cell(row, 'previous')
  const value = cell(row, 'value')
  return {
    symbol,
    series: cell(row, 'series'),
    isin: readIsin(cell(row, 'isin')),
    name: cell(row, 'name') || null,
    open: cell(row, 'open'),
    high: cell(row, 'high'),
    low: cell(row, 'low'),
    close: cell(row, 'close'),
    previous: priceIn(previous) ? previous : null,
    volume: wholeIn(cell(row, 'volume')) ?? 0,
    value: /^\d{1,15}(\.\d{1,6})?$/.test(value) ? Math.round(Number(value) * valueUnit) : null,
    trades: wholeIn(cell(row, 'trades')) ?? null,
    delivered: wholeIn(cell(row, 'delivered')) ?? null,
  }
}

/** `2026-08-19`, `19-Aug-2026` or `19-AUG-2026`. */
const dayIn = (text: string): Day | undefined => readIsoDay(text) ?? readMonthNameDay(text)

const priceIn = (text: string): number => (/^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : 0)

const wholeIn = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

function mostFrequentDay(days: readonly (Day | undefined)[]): Day | undefined {
  const counts = new Map<Day, number>()
  for (const day of days) if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].sort(([a, few], [b, many]) => many - few || b - a)[0]?.[0]
}
