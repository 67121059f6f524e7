import { homeSearch } from '#domain/property/home-plan-query.ts'
import { contactOutcomes, oneOf, optional } from './page-search.ts'
import type { RawSearch } from './search-text.ts'

/** The outcome of an enquiry posted without scripts. */
export const enquiryOutcomes = [...contactOutcomes, 'gone'] as const
export type EnquiryOutcome = (typeof enquiryOutcomes)[number]

/** The calculators, and what became of an enquiry. */
export const propertySearch = ({ outcome, ...raw }: RawSearch) => ({
  ...homeSearch(raw),
  ...optional('outcome', oneOf(enquiryOutcomes, outcome)),
})
