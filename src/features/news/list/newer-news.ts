import type { Story } from '#domain/news/story.ts'
import type { KnownNews } from '../news-queries.ts'

/** A list that has been in memory or in the store this long is checked when the reader returns to it. */
const OLD_MS = 5 * 60_000

export function newStories(next: KnownNews, known: KnownNews): readonly Story[] {
  const ids = new Set(known.answer.stories.map(({ id }) => id))
  return next.answer.stories.filter(({ id }) => !ids.has(id))
}

/** `offer`: it has stories that are not shown; `told`: the reader was told of all of them already. */
export function newerThan(next: KnownNews, shown: KnownNews, offered: KnownNews | undefined) {
  const offer = newStories(next, shown).length > 0
  return { offer, told: offer && offered !== undefined && newStories(next, offered).length === 0 }
}

/** An answer without a change says that what is shown is what the papers have now. */
export const confirmed = ({ tag, answer }: KnownNews, now: Date): KnownNews => ({
  tag,
  answer: { ...answer, asOf: now.toISOString() },
})

/** The server has asked its sources since. */
export const isOver = (nextAt: string, fetchedAt: number, now: number): boolean =>
  now - fetchedAt > OLD_MS && now > Date.parse(nextAt)
