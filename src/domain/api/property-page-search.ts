import { homeSearch } from '#domain/property/home-plan-query.ts'
import { contactSearch } from './page-search.ts'
import type { RawSearch } from './search-text.ts'

/** The calculators, and the outcome of an enquiry posted without scripts. */
export const propertySearch = (raw: RawSearch) => ({ ...homeSearch(raw), ...contactSearch(raw) })
