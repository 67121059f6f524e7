import { z } from 'zod'
import { newsList } from '#domain/news/news-list.ts'
import { storyAnswer } from '#domain/news/story.ts'
import { addressPatterns } from './address.ts'
import type { Endpoint } from './api-endpoint.ts'

/** Read by `newsChoiceOf`. */
const list = z.string().max(400).optional()

/** Pictures are at `picturePath` (domain/news/story-picture.ts): they are not JSON, and so not in the contract. */
export const newsApi = {
  news: {
    method: 'GET',
    path: '/api/news',
    summary: 'Headlines by categories and countries: preferred papers first, then newest first.',
    access: 'anyone',
    query: z.object({ categories: list, countries: list, providers: list }),
    answer: newsList,
    // Not the times: they change with every run of a source, and an idle reader would get the same list again.
    tagged: ['stories', 'origin', 'failed'],
    status: 200,
    refusals: [],
  },
  story: {
    method: 'GET',
    path: '/api/news/{id}',
    summary: 'An article with as much of its text as its paper publishes, and related ones.',
    access: 'anyone',
    params: z.strictObject({ id: z.string().regex(addressPatterns.id) }),
    answer: storyAnswer,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
