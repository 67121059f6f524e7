import { z } from 'zod'

/** What a note or a to-do may be about: enough to name it and to lead there. */
export const subject = z.strictObject({
  kind: z.enum(['fund', 'stock', 'property', 'article', 'goal']),
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(300),
})
export type Subject = z.infer<typeof subject>
