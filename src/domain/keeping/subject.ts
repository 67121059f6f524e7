import { z } from 'zod'

/** What a note or to-do is about: enough to name and link it. */
export const subject = z.strictObject({
  kind: z.enum(['fund', 'stock', 'property', 'article', 'goal']),
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(300),
})
export type Subject = z.infer<typeof subject>
