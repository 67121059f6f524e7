import { searchedOf } from '#domain/api/address.ts'
import type { RawSearch } from '#domain/api/search-text.ts'

export const POSTS_PER_PAGE = 10
const MOST_PAGE = 1_000

/** The list's address: words, a tag, a page from 1. */
export type BlogSearch = { q?: string; tag?: string; page?: number }

export function blogSearch({ q, tag, page }: RawSearch): BlogSearch {
  const number = /^\d{1,4}$/.test(String(page)) ? Number(page) : 1
  return {
    ...searchedOf(q),
    ...(typeof tag === 'string' && /^[a-z0-9 ]{1,30}$/.test(tag) && { tag }),
    ...(number > 1 && number <= MOST_PAGE && { page: number }),
  }
}
