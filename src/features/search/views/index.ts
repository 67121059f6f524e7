export { type SearchView, SearchViews } from './search-views.tsx'
