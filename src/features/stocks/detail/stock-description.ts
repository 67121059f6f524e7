import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatMoney } from '#ui/data/format-number.ts'

/** Title and description for search engines and link previews. */
export function stockHead({ symbol, name, market, price, day, currency }: StockDetails) {
  const isSample = market === 'sample'
  const value = price && day ? ` ${formatMoney(Number(price), currency)} on ${dateLabel(day)}.` : ''
  const sample = isSample ? ' Sample data, not real prices.' : ''
  // Sample stocks must not be indexed.
  return {
    title: `${name} (${symbol})`,
    description: `${name}: its price history, returns, risk and dividends.${value}${sample}`,
    hidden: isSample,
    picture: `/api/share/stock/${encodeURIComponent(symbol)}`,
  }
}
