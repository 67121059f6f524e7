export { schemeTitle } from './fund-labels.ts'
export { foundQuery } from './fund-queries.ts'
export { SearchFunds } from './search-funds.tsx'
