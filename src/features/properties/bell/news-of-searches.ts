import { savedSearch } from '#domain/property/saved-search.ts'
import { newsLine, newsOf } from '#domain/property/search-news.ts'
import { findAll } from '../saved/find-all.ts'
import { searchOf } from '../saved/saved-query.ts'
import type { SearchNews } from './use-search-news.ts'

/** Which saved searches have something new, from the pack that everybody gets; unreadable ones are skipped. */
export async function newsOfSearches(items: readonly unknown[]): Promise<SearchNews[]> {
  const found: SearchNews[] = []
  for (const item of items) {
    const { data } = savedSearch.safeParse(item)
    const news = data ? newsOf(data, await findAll(searchOf(data.query))) : []
    if (data && news.length > 0) found.push({ id: data.id, name: data.name, query: data.query, line: newsLine(news) })
  }
  return found
}
