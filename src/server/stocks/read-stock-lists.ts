import { companyName } from '#domain/stocks/company-name.ts'
import { currentSymbols } from '#domain/stocks/current-symbol.ts'
import { readEquityList, readIndexList, readSymbolChanges } from '#domain/stocks/symbol-lists.ts'
import type { Listed } from './stock-companies.ts'

export type ReadLists =
  | { readonly ok: true; readonly listed: Listed; readonly rows: number; readonly rejected: Record<string, number> }
  | { readonly ok: false; readonly reason: string }

/** NSE's lists together: all shares, symbols that were renamed, and the sectors of an index, as far as they came. */
export function readStockLists(shares: string, changes: string | null, sectors: string | null): ReadLists {
  const list = readEquityList(shares)
  if (!list.ok) return list
  const renamed = changes === null ? undefined : readSymbolChanges(changes)
  const index = sectors === null ? undefined : readIndexList(sectors)
  const rejected: Record<string, number> = {}
  for (const read of [list, renamed, index])
    if (read?.ok)
      for (const [reason, count] of Object.entries(read.counts)) rejected[reason] = (rejected[reason] ?? 0) + count
  const former: [string, string][] = []
  if (renamed?.ok) {
    const symbolNow = currentSymbols(renamed.rows)
    for (const { from } of renamed.rows) former.push([from, symbolNow(from)])
  }
  return {
    ok: true,
    rows: list.rows.length,
    rejected,
    listed: {
      companies: list.rows.map(({ symbol, name, isin }) => ({ symbol, name: companyName(name), isin })),
      former,
      sectors: index?.ok ? index.rows.map(({ symbol, sector }) => [symbol, sector]) : [],
    },
  }
}
