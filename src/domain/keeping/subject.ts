import { z } from 'zod'

/** What a note or a to-do may be about: enough to name it and to lead there. */
export const thing = z.strictObject({
  kind: z.enum(['fund', 'stock', 'property', 'article', 'goal']),
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(300),
})
export type Thing = z.infer<typeof thing>
