import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { CopyText, type Fact, FactList } from '#features/sheet/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'

const sources: Readonly<Record<StockDetails['history']['source'], string>> = {
  yahoo: 'Yahoo Finance, joined with the exchange’s daily files',
  exchange: 'the exchange’s daily files of the last year',
  sample: 'sample data',
  none: '',
}

/** Identity and key facts. Facts without a source are left out. */
export function StockFacts({ details }: { readonly details: StockDetails }) {
  const { symbol, formerSymbols, exchange, sector, currency, isin, figures, history } = details
  const facts: readonly Fact[] = [
    ['Symbol', <CopyText key="symbol" text={symbol} what="symbol" />],
    ['Former symbols', formerSymbols.join(', ')],
    ['ISIN', isin && <CopyText text={isin} what="ISIN" />],
    ['Exchange', exchange],
    ['Sector', sector],
    ['Currency', currency],
    ['First price', figures && dateLabel(figures.first)],
    ['Source of price history', sources[history.source]],
    ['Last updated', history.fetchedAt && dateLabel(history.fetchedAt)],
  ]
  return <FactList facts={facts} />
}
