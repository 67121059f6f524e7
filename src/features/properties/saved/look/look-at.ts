import { savedSearch } from '#domain/property/saved-search.ts'
import { type ListingNews, newsOf } from '#domain/property/search-news.ts'
import { findAll } from '../find-all.ts'
import { searchOf } from '../saved-query.ts'
import { markLooked } from '../saved-store.ts'

/** What is new in a saved search whose results are being shown; from now on it is known. */
export async function lookAt(uid: string, item: unknown): Promise<readonly ListingNews[]> {
  const { data } = savedSearch.safeParse(item)
  if (!data) return []
  const found = await findAll(searchOf(data.query))
  const news = newsOf(data, found)
  await markLooked(uid, data.id, found)
  return news
}
