import { z } from 'zod'
import { story } from './story.ts'

/** `kept`: of an earlier fetch, because the last one failed. `sample`: invented. */
export const newsOrigins = ['live', 'kept', 'sample'] as const
export type NewsOrigin = (typeof newsOrigins)[number]

export const newsList = z.strictObject({
  stories: z.array(story),
  /** Of all stories but local ones, which may be samples in any list (`isSampleStory`). */
  origin: z.enum(newsOrigins),
  /** When the papers were last read. */
  asOf: z.iso.datetime(),
  /** No source could be read when last asked. */
  failed: z.boolean(),
  /** When the server asks its sources next. */
  nextAt: z.iso.datetime(),
})
export type NewsList = z.infer<typeof newsList>
