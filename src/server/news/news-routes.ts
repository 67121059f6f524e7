import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { newsChoiceOf } from '#domain/news/news-choice.ts'
import type { Mount } from '../http/endpoint.ts'
import type { NewsAnswers } from './news-answers.ts'

export function newsRoutes(mount: Mount, news: NewsAnswers) {
  mount(api.news, ({ query }) => news.list(newsChoiceOf(query)))

  mount(api.story, async ({ params }) => {
    const found = await news.story(params.id)
    if (!found) throw new AppError('not-found')
    return found
  })
}
