import type { Story } from '#domain/news/story.ts'

/** A story for tests. */
export const story = (id: string, changes: Partial<Story> = {}): Story => ({
  id,
  title: `Story ${id}`,
  description: null,
  content: null,
  url: `https://paper.example/${id}`,
  urlToImage: null,
  publishedAt: '2026-11-18T08:00:00.000Z',
  source: { id: null, name: 'A paper' },
  author: null,
  category: 'general',
  country: 'in',
  language: 'en',
  papers: [],
  ...changes,
})
