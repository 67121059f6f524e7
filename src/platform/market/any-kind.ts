import type { InstrumentKind } from '#catalogue/instruments.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { findIndices } from '#domain/stocks/market-indices.ts'
import { stockQueryOf } from '#domain/stocks/stock-query.ts'
import type { ApiClient } from '../api/api-client.ts'
import { findInMarket } from './market-client.ts'

export { fundValues, historyQuery } from './fund-values.ts'

/** An instrument of any kind, by name. */
export type NamedInstrument = { readonly kind: InstrumentKind; readonly id: string; readonly name: string }

/** The best matches of each kind, searched in this tab. */
export async function findAnyKind(words: string, each: number, signal: AbortSignal): Promise<NamedInstrument[]> {
  const stocks = await findInMarket('stock', stockQueryOf({ q: words }), signal)
  const funds = await findInMarket('fund', fundQueryOf({ q: words }), signal)
  return [
    ...stocks.cards.slice(0, each).map(({ symbol, name }) => ({ kind: 'stock' as const, id: symbol, name })),
    ...funds.cards
      .slice(0, each)
      .map((fund) => ({ kind: 'fund' as const, id: String(fund.code), name: schemeTitle(fund) })),
  ]
}

/** Well-known indices are stocks to the engine. */
export const namedIndices = (words: string): NamedInstrument[] =>
  findIndices(words).map(({ id, name }) => ({ kind: 'stock', id, name }))

/** A fund's name and figures, for comparison with other kinds. */
export async function comparedFund(client: ApiClient, code: string, query: Record<string, string>) {
  const { fundsApi } = await import('#domain/api/funds-contract.ts')
  const fund = await client.call(fundsApi.fundLine, undefined, { params: { code }, query })
  return { name: schemeTitle(fund), href: `/fund/${code}`, figures: fund.figures as BasicFigures | null }
}
