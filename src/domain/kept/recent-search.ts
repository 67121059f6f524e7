import { z } from 'zod'

/** A recent search, stored in the browser only. */
export const recentSearch = z.strictObject({
  about: z.enum(['funds', 'stocks', 'properties']),
  words: z.string().min(1).max(200),
})
export type RecentSearch = z.infer<typeof recentSearch>

const MOST = 6

/** Newest first, unique regardless of spelling. */
export function remember(
  searches: readonly RecentSearch[],
  about: RecentSearch['about'],
  typed: string,
): RecentSearch[] {
  const words = typed.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  if (words.length < 2) return [...searches]
  const others = searches.filter((one) => one.about !== about || one.words.toLowerCase() !== words.toLowerCase())
  const own = others.filter((one) => one.about === about).slice(0, MOST - 1)
  return [{ about, words }, ...own, ...others.filter((one) => one.about !== about)]
}

export const forget = (searches: readonly RecentSearch[], about: RecentSearch['about']) =>
  searches.filter((one) => one.about !== about)
