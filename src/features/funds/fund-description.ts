import type { FundSheet } from '#domain/fund-sheet.ts'
import { dayLabel } from '#ui/day-label.ts'
import { schemeTitle } from './fund-labels.ts'

/** What search engines and link previews say of the page. */
export function fundHead(sheet: FundSheet) {
  const title = schemeTitle(sheet)
  const sample = sheet.market === 'sample' ? ' Sample data, not real prices.' : ''
  const value =
    sheet.nav && sheet.day ? ` A unit was worth ₹${sheet.nav} on ${dayLabel(Date.parse(sheet.day) / 1000)}.` : ''
  return { title, description: `${title}: its price history, returns, risk and costs.${value}${sample}` }
}
