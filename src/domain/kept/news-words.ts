import { z } from 'zod'

const MOST_WORDS = 50
const MOST_LETTERS = 60

const words = z.array(z.string().min(1).max(MOST_LETTERS)).max(MOST_WORDS).readonly()

/** Words in headlines: a story with one to keep is always shown, one with a muted word is hidden. */
export const newsWords = z.strictObject({ keep: words, mute: words })
export type NewsWords = z.infer<typeof newsWords>

/** As typed, comma-separated: trimmed, without duplicates, within the limits. */
export function readWords(typed: string): string[] {
  const all = typed.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS))
  const seen = new Set<string>()
  const unique = all.filter((word) => word !== '' && !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
  return unique.slice(0, MOST_WORDS)
}
