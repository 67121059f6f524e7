export { useOwnNewsQuery } from '../followed/use-own-news-query.ts'
export { useStoredLists } from '../followed/use-stored-lists.ts'
