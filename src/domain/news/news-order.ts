import type { Article } from '#domain/keeping/article.ts'
import type { NewsChoice } from './news-choice.ts'

type Sorted = Pick<Article, 'id' | 'publishedAt' | 'source'>

/** §9: preferred papers first, then newest first; between equals the id decides. */
export function sortNews<Each extends Sorted>(articles: readonly Each[], providers: readonly string[]): Each[] {
  const isOther = ({ source }: Each) => (source.id !== null && providers.includes(source.id) ? 0 : 1)
  return articles
    .map((each) => ({ each, other: isOther(each), time: Date.parse(each.publishedAt) }))
    .sort((a, b) => a.other - b.other || b.time - a.time || (a.each.id < b.each.id ? -1 : 1))
    .map(({ each }) => each)
}

/** Whether an article is in the list. A preferred paper is read whatever its country. */
export function isChosen(
  { category, country, source }: Pick<Article, 'category' | 'country' | 'source'>,
  { categories, countries, providers }: NewsChoice,
): boolean {
  const isPreferred = providers.some((id) => id === source.id)
  return categories.some((each) => each === category) && (isPreferred || countries.some((each) => each === country))
}
