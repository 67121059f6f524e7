import { byteWriter, verifyChecksum, withChecksum } from '#domain/numbers/byte-code.ts'
import { compareIds, readIds, writeIds } from '#domain/packs/instrument-ids.ts'
import type { Day } from '#domain/time/day.ts'
import type { KeptDay } from '../market/market-day-collection.ts'

/** What a share traded at on one day, as published. */
export type StockDayRow = {
  readonly symbol: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  /** Value traded. */
  readonly traded: number | null
  /** Shares that changed owners. */
  readonly delivered: number | null
  /** Two digits of its ISIN that India changes with a split of the face value. */
  readonly serial: number | null
}
export type StockDay = { readonly day: Day; readonly rows: readonly StockDayRow[] }

/** A page reads one part of every day: about 80 shares. */
const PARTS = 32
/** Each exchange has parts of its own, so that their files do not replace each other. */
const exchangeParts = { NSE: 0, BSE: PARTS } as const
export type DayExchange = keyof typeof exchangeParts

/** Days that the packs are made of: 52 weeks, and what a return over a year begins on. */
export const YEAR_DAYS = 378

const TAG = 'BYX'
const VERSION = 1
/** Prices have at most four decimals. */
const UNIT = 10_000

/** In which part the days of a symbol are kept. */
export function partOf(exchange: DayExchange, symbol: string): number {
  let hash = 0
  for (let at = 0; at < symbol.length; at += 1) hash = (Math.imul(hash, 31) + symbol.charCodeAt(at)) >>> 0
  return exchangeParts[exchange] + (hash % PARTS)
}

/** All parts of a day; of one on which nothing was traded the first part alone, so that it is known. */
export function writeStockDay(exchange: DayExchange, day: Day, rows: readonly StockDayRow[]): KeptDay[] {
  const parts = Map.groupBy(rows, ({ symbol }) => partOf(exchange, symbol))
  if (rows.length === 0) parts.set(exchangeParts[exchange], [])
  return Array.from(parts, ([part, own]) => ({ day, part, instruments: own.length, bytes: bytesOf(own) }))
}

function bytesOf(rows: readonly StockDayRow[]): Uint8Array<ArrayBuffer> {
  const byId = compareIds('text')
  const sorted = rows.toSorted((a, b) => byId(a.symbol, b.symbol))
  const out = byteWriter()
  out.whole(sorted.length)
  writeIds(
    out,
    'text',
    sorted.map(({ symbol }) => symbol),
  )
  for (const { open, high, low, close, volume, traded, delivered, serial } of sorted) {
    const base = units(close)
    out.whole(base)
    for (const price of [open, high, low]) out.signed(units(price) - base)
    out.whole(volume)
    for (const known of [traded, delivered, serial]) out.whole(known === null ? 0 : Math.round(known) + 1)
  }
  return Uint8Array.from(withChecksum(TAG, VERSION, out.done()))
}

const units = (price: number) => Math.round(price * UNIT)

/** A part that is damaged has no rows. */
export function readStockDay({ day, bytes }: Pick<KeptDay, 'day' | 'bytes'>): StockDay {
  const input = verifyChecksum(TAG, VERSION, bytes)
  const count = input?.whole() ?? 0
  if (!input || count > input.left()) return { day, rows: [] }
  const ids = readIds(input, 'text', count)
  const known = () => {
    const value = input.whole()
    return value === 0 ? null : value - 1
  }
  const rows = Array.from({ length: ids.count }, (_, at) => {
    const base = input.whole()
    const [open, high, low] = [input.signed(), input.signed(), input.signed()].map((step) => (base + step) / UNIT)
    return {
      symbol: ids.at(at),
      open: open ?? 0,
      high: high ?? 0,
      low: low ?? 0,
      close: base / UNIT,
      volume: input.whole(),
      traded: known(),
      delivered: known(),
      serial: known(),
    }
  })
  return { day, rows: input.atEnd() ? rows : [] }
}

export const exchangeOfPart = (part: number): DayExchange => (part < PARTS ? 'NSE' : 'BSE')

const BSE_SUFFIX = '.BO'

/** NSE's symbols are ids as they are; those of BSE have a suffix, as many know them. */
export const idOn = (exchange: DayExchange, symbol: string): string =>
  exchange === 'NSE' ? symbol : `${symbol}${BSE_SUFFIX}`

/** The exchange in whose files a stock is, and its symbol there; nothing for a symbol of the sample or of others. */
export function placeInFiles(id: string, exchange: string): { exchange: DayExchange; symbol: string } | undefined {
  if (exchange === 'NSE') return { exchange, symbol: id }
  return exchange === 'BSE' ? { exchange, symbol: id.slice(0, -BSE_SUFFIX.length) } : undefined
}

/** The parts of an exchange. */
export const partsOf = (exchange: DayExchange) => ({
  from: exchangeParts[exchange],
  to: exchangeParts[exchange] + PARTS - 1,
})
