export { type CreatorNews, useCreatorNews } from './use-creator-news.ts'
export { type StoredSearch, useSavedSearches } from './use-saved-searches.ts'
export { type SearchNews, useSearchNews } from './use-search-news.ts'
