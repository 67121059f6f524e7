import { companyName } from '#domain/stocks/company-name.ts'
import { type ExchangeFile, type ExchangeRow, readExchangeFile } from '#domain/stocks/exchange-file.ts'
import type { Day } from '#domain/time/day.ts'
import type { KeptDay } from '../market/market-day-collection.ts'
import { type DayExchange, readStockDay, type StockDayRow, writeStockDay } from './stock-day.ts'

/** What a day's file says of a company. */
export type Company = { readonly symbol: string; readonly name: string | null; readonly isin: string | null }

export type ReadDay =
  | {
      readonly ok: true
      readonly parts: readonly KeptDay[]
      readonly companies: readonly Company[]
      readonly rows: number
      readonly rejected: Readonly<Record<string, number>>
      /** How many closed further from the close before than exchanges allow on a usual day. */
      readonly moved: number
    }
  | Extract<ExchangeFile, { ok: false }>

const FAR = 0.25

/** An exchange's file of one day, in the form that is kept. */
export function readDayFile(text: string, exchange: DayExchange, asked: Day): ReadDay {
  const file = readExchangeFile(text, asked)
  if (!file.ok) return file
  if (file.exchange !== exchange) return { ok: false, reason: 'no-header' }
  return {
    ok: true,
    parts: writeStockDay(exchange, file.day, file.rows.map(keptRow)),
    companies: file.rows.map(({ symbol, name, isin }) => ({ symbol, name: name && companyName(name), isin })),
    rows: file.rows.length,
    rejected: file.counts,
    moved: file.rows.filter(hasMovedFar).length,
  }
}

/** The same parts with the shares that changed owners, which another file of the day tells. */
export function withDelivery(text: string, asked: Day, parts: readonly KeptDay[]): readonly KeptDay[] {
  const file = readExchangeFile(text, asked)
  if (!file.ok || file.exchange !== 'NSE') return parts
  const delivered = new Map(file.rows.map((row) => [row.symbol, row.delivered]))
  const rows = parts.flatMap((part) => readStockDay(part).rows)
  return writeStockDay(
    'NSE',
    asked,
    rows.map((row) => ({ ...row, delivered: delivered.get(row.symbol) ?? row.delivered })),
  )
}

function keptRow({ symbol, isin, open, high, low, close, volume, value, delivered }: ExchangeRow): StockDayRow {
  const serial = isin?.startsWith('IN') ? Number(isin.slice(9, 11)) : Number.NaN
  return {
    symbol,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume,
    traded: value,
    delivered,
    serial: Number.isNaN(serial) ? null : serial,
  }
}

const hasMovedFar = ({ close, previous }: ExchangeRow) =>
  previous !== null && Math.abs(Number(close) / Number(previous) - 1) > FAR
