import type { Article } from '#domain/keeping/article.ts'
import { shared, tellingWords } from './telling-words.ts'

type Told = Pick<Article, 'id' | 'title' | 'publishedAt' | 'source'>

/** Papers tell a story within two days. */
const NEAR_MS = 48 * 3_600_000
/** Of all words of two headlines, how many they share. Lower, and "rises" and "falls" would be one story. */
const LEAST_SHARED = 0.6
const LEAST_WORDS = 4

type Group<Each> = { readonly first: Words; readonly members: Each[] }
type Words = { readonly words: ReadonlySet<string>; readonly time: number; readonly paper: string }

/** Articles that tell the same story, each group newest first. */
export function groupStories<Each extends Told>(articles: readonly Each[]): Each[][] {
  const byWord = new Map<string, Group<Each>[]>()
  const groups: Group<Each>[] = []
  for (const each of newestFirst(articles)) {
    const words: Words = {
      words: tellingWords(each.title),
      time: Date.parse(each.publishedAt),
      paper: each.source.name.toLowerCase(),
    }
    const found = candidates(byWord, words.words).find((group) => isSame(group.first, words))
    if (found) {
      found.members.push(each)
      continue
    }
    const group: Group<Each> = { first: words, members: [each] }
    groups.push(group)
    for (const word of words.words) byWord.set(word, [...(byWord.get(word) ?? []), group].slice(-MOST_PER_WORD))
  }
  return groups.map(({ members }) => members)
}

/** A word of every headline says nothing; only its latest groups are compared. */
const MOST_PER_WORD = 60

function newestFirst<Each extends Told>(articles: readonly Each[]): Each[] {
  return articles
    .map((each) => ({ each, time: Date.parse(each.publishedAt) }))
    .sort((a, b) => b.time - a.time || (a.each.id < b.each.id ? -1 : 1))
    .map(({ each }) => each)
}

function candidates<Each>(byWord: ReadonlyMap<string, Group<Each>[]>, words: ReadonlySet<string>): Group<Each>[] {
  const counts = new Map<Group<Each>, number>()
  for (const word of words) for (const group of byWord.get(word) ?? []) counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= Math.min(LEAST_WORDS, words.size)).map(([group]) => group)
}

function isSame(one: Words, other: Words): boolean {
  if (Math.abs(one.time - other.time) > NEAR_MS) return false
  const common = shared(one.words, other.words)
  const all = one.words.size + other.words.size - common
  // A paper's own headlines of one pattern ("Gold today: Delhi", "Gold today: Pune") are different stories.
  if (one.paper === other.paper) return common === all
  return common >= LEAST_WORDS && common / all >= LEAST_SHARED
}
