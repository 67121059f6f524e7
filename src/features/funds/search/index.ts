export { SearchFunds } from './search-funds.tsx'
