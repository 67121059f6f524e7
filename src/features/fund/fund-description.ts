import type { FundSheet } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { dateLabel } from '#ui/day-label.ts'

/** What search engines and link previews say of the page. */
export function fundHead(sheet: FundSheet) {
  const title = schemeTitle(sheet)
  const isSample = sheet.market === 'sample'
  const value = sheet.nav && sheet.day ? ` NAV ₹${sheet.nav} on ${dateLabel(sheet.day)}.` : ''
  const sample = isSample ? ' Sample data, not real prices.' : ''
  // Nobody should find an invented fund.
  return {
    title,
    description: `${title}: its NAV history, returns, risk and costs.${value}${sample}`,
    hidden: isSample,
  }
}
