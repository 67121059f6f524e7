import { csvRows } from '#domain/text/csv-rows.ts'
import { readIsin } from '#domain/text/isin.ts'
import { type Day, readMonthNameDay } from '#domain/time/day.ts'

export type ListedCompany = { readonly symbol: string; readonly name: string; readonly isin: string | null }

/** NSE's list of all shares, `EQUITY_L.csv`. Nothing where it has another header. */
export function readEquityList(text: string): ListedCompany[] | undefined {
  const rows = csvRows(text)
  const header = rows.next().value ?? []
  const [symbol, name, isin] = ['SYMBOL', 'NAME OF COMPANY', 'ISIN NUMBER'].map((column) => header.indexOf(column))
  if (symbol === undefined || name === undefined || isin === undefined || Math.min(symbol, name, isin) < 0)
    return undefined
  return [...rows].flatMap((row) => {
    const known = row[symbol]
    return known ? [{ symbol: known, name: row[name] ?? known, isin: readIsin(row[isin] ?? '') }] : []
  })
}

export type SymbolChange = { readonly from: string; readonly to: string; readonly day: Day }

/** NSE's list of renamed symbols: company, old, new, day. It has no header. */
export function readSymbolChanges(text: string): SymbolChange[] {
  return [...csvRows(text)].flatMap((row) => {
    const [from, to, date] = row.slice(-3)
    const day = readMonthNameDay(date ?? '')
    return row.length === 4 && from && to && from !== to && day !== undefined ? [{ from, to, day }] : []
  })
}

/** The symbol of today for one of any day; changes may follow each other, and a symbol may be given to another later. */
export function currentSymbols(changes: readonly SymbolChange[]): (symbol: string) => string {
  const byOld = new Map<string, SymbolChange>()
  for (const change of changes.toSorted((a, b) => a.day - b.day)) byOld.set(change.from, change)
  return (symbol) => {
    let now = symbol
    let since = Number.NEGATIVE_INFINITY
    for (let next = byOld.get(now); next && next.day >= since; next = byOld.get(now)) {
      since = next.day + 1
      now = next.to
    }
    return now
  }
}

export type Sector = { readonly symbol: string; readonly sector: string }

/** NSE's list of an index: company, industry, symbol, series, ISIN. Nothing where it has another header. */
export function readIndexList(text: string): Sector[] | undefined {
  const rows = csvRows(text)
  const header = rows.next().value ?? []
  const [symbol, sector] = ['Symbol', 'Industry'].map((column) => header.indexOf(column))
  if (symbol === undefined || sector === undefined || Math.min(symbol, sector) < 0) return undefined
  return [...rows].flatMap((row) => (row[symbol] && row[sector] ? [{ symbol: row[symbol], sector: row[sector] }] : []))
}
