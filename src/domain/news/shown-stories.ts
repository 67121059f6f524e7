import { newsProviders } from '#catalogue/news.ts'
import type { Article } from '#domain/keeping/article.ts'
import type { NewsWords } from '#domain/kept/news-words.ts'
import { hasEvery, wordsOf } from '#domain/text/word-filter.ts'
import type { NewsSearch } from './news-search.ts'
import type { Story } from './story.ts'
import { asWords, firstWordIn } from './word-match.ts'

type Listed = Pick<Article, 'id' | 'title' | 'description' | 'category' | 'country' | 'source'> &
  Partial<Pick<Story, 'papers'>>

export type ShownStories<Each> = {
  readonly stories: readonly Each[]
  /** Hidden by muted words. */
  readonly muted: number
  /** By id: the word because of which a story is never muted. */
  readonly keptFor: ReadonlyMap<string, string>
}

/** What the address and the reader's words leave of a list, in its order. A word to keep wins over a muted one. */
export function shownStories<Each extends Listed>(
  stories: readonly Each[],
  search: NewsSearch,
  { keep, mute }: NewsWords,
  showMuted = false,
): ShownStories<Each> {
  const words = wordsOf((search.q ?? '').toLowerCase())
  const keptFor = new Map<string, string>()
  let muted = 0
  const shown = stories.filter((story) => {
    if (!isWithin(story, search) || !hasEvery(words, textOf(story).toLowerCase())) return false
    if (keep.length === 0 && mute.length === 0) return true
    const text = asWords(textOf(story))
    const kept = firstWordIn(keep, text)
    if (kept !== undefined) keptFor.set(story.id, kept)
    const isMuted = kept === undefined && firstWordIn(mute, text) !== undefined
    if (isMuted) muted += 1
    return !isMuted || showMuted
  })
  return { stories: shown, muted, keptFor }
}

/** The server's list also has preferred papers of other countries; who asks for one country gets that. */
function isWithin(story: Listed, { category, country, provider }: NewsSearch): boolean {
  return (
    (category === undefined || story.category === category) &&
    (country === undefined || story.country === country) &&
    (provider === undefined || isBy(story, provider))
  )
}

function isBy({ source, papers = [] }: Listed, provider: keyof typeof newsProviders): boolean {
  const name = newsProviders[provider]
  return source.id === provider || source.name === name || papers.some((paper) => paper.name === name)
}

const textOf = ({ title, description }: Listed) => `${title} ${description ?? ''}`
