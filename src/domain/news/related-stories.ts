import type { Article } from '#domain/keeping/article.ts'
import { shared, tellingWords } from './telling-words.ts'

const MOST = 4
const LEAST_WORDS = 2

/** Others that share rare words with an article's headline, best first. A word counts less the more titles have it. */
export function relatedTo<Each extends Pick<Article, 'id' | 'title'>>(
  { title }: Pick<Article, 'title'>,
  others: readonly Each[],
): Each[] {
  const wanted = tellingWords(title)
  const near = others
    .map((each) => ({ each, words: tellingWords(each.title) }))
    .filter(({ words }) => shared(wanted, words) >= LEAST_WORDS)
  const having = new Map([...wanted].map((word) => [word, near.filter(({ words }) => words.has(word)).length]))
  const score = (words: ReadonlySet<string>) =>
    [...wanted].reduce((sum, word) => sum + (words.has(word) ? 1 / (having.get(word) ?? 1) : 0), 0)
  return near
    .map(({ each, words }) => ({ each, score: score(words) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ each }) => each)
}
