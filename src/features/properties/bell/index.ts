export { type SearchNews, type StoredSearch, useSavedSearches, useSearchNews } from './use-search-news.ts'
