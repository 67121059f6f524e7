export { type CreatorNews, useCreatorNews } from './use-creator-news.ts'
export { type SearchNews, type StoredSearch, useSavedSearches, useSearchNews } from './use-search-news.ts'
