import { z } from 'zod'
import { article } from '#domain/keeping/article.ts'

const paper = z.strictObject({ name: z.string().max(200), url: article.shape.url })

/** Other papers with the same story are one entry of the list. */
export const MOST_PAPERS = 20

/** An article as served; in lists `content` is null. */
export const story = article.extend({
  /** Other papers with the same story, newest first. */
  papers: z.array(paper).max(MOST_PAPERS),
})
export type Story = z.infer<typeof story>

export const storyAnswer = z.strictObject({
  story,
  /** Other stories about the same, best first. */
  related: z.array(story),
})
export type StoryAnswer = z.infer<typeof storyAnswer>
