export const POSTS_PER_PAGE = 10
const MOST_PAGE = 1_000
const MOST_SEARCHED = 200

/** The list's address: words, a tag, a page from 1. */
export type BlogSearch = { q?: string; tag?: string; page?: number }

export function blogSearch({ q, tag, page }: Readonly<Record<string, unknown>>): BlogSearch {
  const number = /^\d{1,4}$/.test(String(page)) ? Number(page) : 1
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, MOST_SEARCHED) : ''
  return {
    ...(words.trim() && { q: words }),
    ...(typeof tag === 'string' && /^[a-z0-9 ]{1,30}$/.test(tag) && { tag }),
    ...(number > 1 && number <= MOST_PAGE && { page: number }),
  }
}
