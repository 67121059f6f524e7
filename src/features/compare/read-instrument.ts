import type { QueryClient } from '@tanstack/react-query'
import type { InstrumentRef } from '#catalogue/instruments.ts'
import { fundsApi } from '#domain/api/funds-contract.ts'
import { stocksApi } from '#domain/api/stocks-contract.ts'
import { fundNotes, stockNotes } from '#domain/compare/compare-notes.ts'
import type { ComparePeriod } from '#domain/compare/compare-query.ts'
import { measured, type SameAmounts } from '#domain/compare/compared-instrument.ts'
import type { ComparedThing } from '#domain/compare/compared-thing.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { isSampleSymbol } from '#domain/stocks/sample-symbol.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { instrumentValues, valuesQuery } from '#platform/market/instrument-values.ts'

type Asked = {
  readonly client: ApiClient
  readonly queries: QueryClient
  readonly id: string
  readonly period: ComparePeriod
  readonly money: SameAmounts
}

export async function fundThing({ client, queries, id, period, money }: Asked): Promise<ComparedThing> {
  const [fund, series] = await Promise.all([
    client.call(fundsApi.fundLine, undefined, { params: { code: id } }),
    seriesOf(client, queries, { kind: 'fund', id }),
  ])
  return {
    ref: { kind: 'fund', id },
    name: schemeTitle(fund),
    href: `/fund/${id}`,
    currency: 'INR',
    isSample: isSampleCode(fund.code),
    ...measured(fund.figures, series, period, money),
    notes: fundNotes(fund),
  }
}

/** With dividends: a growth fund keeps its own too. */
export async function stockThing({ client, queries, id, period, money }: Asked): Promise<ComparedThing> {
  const [stock, series] = await Promise.all([
    client.call(stocksApi.stockLine, undefined, { params: { symbol: id }, query: { adjust: 'dividends' } }),
    seriesOf(client, queries, { kind: 'stock', id }),
  ])
  return {
    ref: { kind: 'stock', id },
    name: stock.name,
    href: `${stockLink(stock.symbol)}?adjust=dividends`,
    currency: stock.currency,
    isSample: isSampleSymbol(stock.symbol),
    ...measured(stock.figures, series, period, money),
    notes: stockNotes(stock.currency),
  }
}

/** A history kept by the server's render would travel with the page. */
const seriesOf = (client: ApiClient, queries: QueryClient, ref: InstrumentRef) =>
  typeof document === 'undefined'
    ? instrumentValues(client, ref)
    : queries.ensureQueryData({ ...valuesQuery(client, ref), networkMode: 'always' })
