import type { FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { dateLabel } from '#ui/data/day-label.ts'

/** Title and description for search engines and link previews. */
export function fundHead(details: FundDetails) {
  const title = schemeTitle(details)
  const isSample = details.market === 'sample'
  const value = details.nav && details.day ? ` NAV ₹${details.nav} on ${dateLabel(details.day)}.` : ''
  const sample = isSample ? ' Sample data, not real prices.' : ''
  // Sample funds must not be indexed.
  return {
    title,
    description: `${title}: its NAV history, returns, risk and costs.${value}${sample}`,
    hidden: isSample,
    picture: `/api/share/fund/${details.code}`,
  }
}
