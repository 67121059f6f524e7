/** Patterns of path parameters. Anything else is a 404 before any look-up. */
export const addressPatterns = {
  schemeCode: /^\d{1,9}$/,
  symbol: /^[\w&.^-]{1,32}$/,
  id: /^[\w-]{1,64}$/,
  slug: /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
} as const

export type AddressPart = keyof typeof addressPatterns

/** Return path after sign-in: ours only, never another site (`//evil`, `/\evil`, `https:`). */
const NEXT_PATH = /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u

export function nextPathOf(value: unknown): string | undefined {
  return typeof value === 'string' && NEXT_PATH.test(value) ? value : undefined
}

const MOST_SEARCHED = 200

/** The search text in `?q=`. */
export function searchedOf(q: unknown): { q?: string } {
  const words = q === undefined || typeof q === 'object' ? '' : String(q).slice(0, MOST_SEARCHED)
  return words.trim() ? { q: words } : {}
}
