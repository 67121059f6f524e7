import { constants } from '#catalogue/constants.ts'
import type { Article } from '#domain/keeping/article.ts'
import { isChosen, sortNews } from '#domain/news/news-order.ts'
import { sampleArticles } from '#domain/news/sample-articles.ts'
import type { Story } from '#domain/news/story.ts'
import type { NewsAnswers } from './news-answers.ts'
import { feedTitles } from './news-feed-list.ts'

const SLOT_MS = constants.newsRefreshMinutes * 60_000
const asStory = (article: Article): Story => ({ ...article, papers: [] })

/** §7: the built-in articles only. */
export function sampleNews(clock: () => Date): NewsAnswers {
  return {
    feedTitles: feedTitles([]),
    async list(choice) {
      const chosen = sampleArticles(clock()).filter((article) => isChosen(article, choice))
      const slot = Math.floor(clock().getTime() / SLOT_MS) * SLOT_MS
      return {
        stories: sortNews(chosen, choice.providers).map((article) => ({ ...asStory(article), content: null })),
        origin: 'sample',
        asOf: new Date(slot).toISOString(),
        failed: false,
        nextAt: new Date(slot + SLOT_MS).toISOString(),
      }
    },
    async story(id) {
      const all = sampleArticles(clock())
      const found = all.find((article) => article.id === id)
      const related = all.filter(({ category }) => category === found?.category).filter((article) => article !== found)
      return found && { story: asStory(found), related: related.map((one) => ({ ...asStory(one), content: null })) }
    },
    picture: async () => undefined,
  }
}
