export { listingSearchKind } from './listing-search-kind.ts'
