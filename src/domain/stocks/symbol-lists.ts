import { csvRows } from '#domain/text/csv-rows.ts'
import { readIsin } from '#domain/text/isin.ts'
import { type Day, readMonthNameDay } from '#domain/time/day.ts'

/** What a list holds, and how many of its rows were left out for which reason. */
export type ReadList<Row, Fault extends string> =
  | {
      readonly ok: true
      readonly rows: readonly Row[]
      readonly counts: Readonly<Partial<Record<Fault, number>>>
      /** Rows of the file, header not counted. */
      readonly read: number
    }
  | { readonly ok: false; readonly reason: 'no-header' | 'no-rows' }

export type ListedCompany = { readonly symbol: string; readonly name: string; readonly isin: string | null }

/** NSE's list of all shares, `EQUITY_L.csv`. */
export const readEquityList = (text: string): ReadList<ListedCompany, 'no-symbol' | 'duplicate'> =>
  readTable<ListedCompany, 'no-symbol'>(
    text,
    ['SYMBOL', 'NAME OF COMPANY', 'ISIN NUMBER'],
    ([symbol = '', name, isin = '']) =>
      isSymbolText(symbol) ? { symbol, name: name || symbol, isin: readIsin(isin) } : 'no-symbol',
  )

export type Sector = { readonly symbol: string; readonly sector: string }

/** NSE's list of an index: company, industry, symbol, series, ISIN. */
export const readIndexList = (text: string): ReadList<Sector, 'no-symbol' | 'no-sector' | 'duplicate'> =>
  readTable<Sector, 'no-symbol' | 'no-sector'>(text, ['Symbol', 'Industry'], ([symbol = '', sector = '']) =>
    isSymbolText(symbol) ? (sector ? { symbol, sector } : 'no-sector') : 'no-symbol',
  )

export type SymbolChange = { readonly from: string; readonly to: string; readonly day: Day }
type ChangeFault = 'too-short' | 'no-symbol' | 'bad-day' | 'same-symbol'

/** NSE's list of renamed symbols: company, old, new, day. It has no header; a company's name may hold commas. */
export function readSymbolChanges(text: string): ReadList<SymbolChange, ChangeFault> {
  return gather<SymbolChange, ChangeFault>(csvRows(text), (row) => {
    const [from = '', to = '', date = ''] = row.slice(-3)
    const day = readMonthNameDay(date)
    if (row.length < 4) return 'too-short'
    if (day === undefined) return 'bad-day'
    if (!isSymbolText(from) || !isSymbolText(to)) return 'no-symbol'
    return from === to ? 'same-symbol' : { from, to, day }
  })
}

/** Letters, digits, `&`, `-` and few others. */
const isSymbolText = (text: string) => /^[A-Z0-9&.^_-]{1,32}$/i.test(text)

/** Rows under a header that has these columns; the first row of a symbol counts. */
function readTable<Row extends { readonly symbol: string }, Fault extends string>(
  text: string,
  columns: readonly string[],
  rowOf: (cells: readonly string[]) => Row | Fault,
): ReadList<Row, Fault | 'duplicate'> {
  const lines = csvRows(text)
  const header: readonly string[] = lines.next().value ?? []
  const places = columns.map((column) => header.indexOf(column))
  if (places.includes(-1)) return { ok: false, reason: 'no-header' }
  const seen = new Set<string>()
  return gather<Row, Fault | 'duplicate'>(lines, (cells) => {
    const row = rowOf(places.map((place) => cells[place] ?? ''))
    if (typeof row === 'string') return row
    if (seen.has(row.symbol)) return 'duplicate'
    seen.add(row.symbol)
    return row
  })
}

function gather<Row extends object, Fault extends string>(
  lines: Iterable<string[]>,
  rowOf: (cells: readonly string[]) => Row | Fault,
): ReadList<Row, Fault> {
  const rows: Row[] = []
  const counts: Partial<Record<Fault, number>> = {}
  let read = 0
  for (const cells of lines) {
    read += 1
    const row = rowOf(cells)
    if (typeof row === 'object') rows.push(row)
    else counts[row] = (counts[row] ?? 0) + 1
  }
  return rows.length > 0 ? { ok: true, rows, counts, read } : { ok: false, reason: 'no-rows' }
}
