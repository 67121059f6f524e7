import { z } from 'zod'

export const quoteLimits = { text: 1000, author: 120, source: 200, tags: 10, tag: 40 } as const

/** A saved quote. */
export const quote = z.strictObject({
  id: z.string().min(1).max(60),
  text: z.string().min(1).max(quoteLimits.text),
  author: z.string().max(quoteLimits.author),
  source: z.string().max(quoteLimits.source),
  tags: z.array(z.string().min(1).max(quoteLimits.tag)).max(quoteLimits.tags).readonly(),
  isFavorite: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Quote = z.infer<typeof quote>
