import type { Article } from '#domain/keeping/article.ts'
import type { NewsChoice } from './news-choice.ts'
import { isChosen, sortNews } from './news-order.ts'
import { MOST_PAPERS, type Story } from './story.ts'

type Listed = Omit<Article, 'content'>

const MOST_LISTED = 120
/** The rest is for others, or they would never be seen. */
const MOST_PREFERRED = 80

/** The entries of a list. Of several papers with one story the preferred or newest tells it. */
export function listedStories(groups: readonly (readonly Listed[])[], choice: NewsChoice): Story[] {
  const { providers } = choice
  const chosen = groups.flatMap((group) => {
    const [first] = sortNews(
      group.filter((article) => isChosen(article, choice)),
      providers,
    )
    return first ? [storyOf(first, group)] : []
  })
  const sorted = sortNews(chosen, providers)
  const isPreferred = ({ source }: Story) => providers.some((id) => id === source.id)
  const preferred = sorted.filter(isPreferred).slice(0, MOST_PREFERRED)
  const others = sorted.filter((story) => !isPreferred(story))
  return [...preferred, ...others.slice(0, MOST_LISTED - preferred.length)]
}

export function storyOf(article: Listed, group: readonly Listed[]): Story {
  const papers = new Map<string, string>()
  for (const { source, url } of group)
    if (source.name !== article.source.name && !papers.has(source.name)) papers.set(source.name, url)
  return {
    ...article,
    content: null,
    papers: [...papers].slice(0, MOST_PAPERS).map(([name, url]) => ({ name, url })),
  }
}
