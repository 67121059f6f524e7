import { z } from 'zod'

/** §3, with the listing's name and price when it was saved. */
export const favorite = z.strictObject({
  id: z.string().min(1).max(60),
  userId: z.string().min(1).max(200),
  projectId: z.string().min(1).max(200),
  createdAt: z.iso.datetime(),
  name: z.string().min(1).max(300),
  currency: z.string().length(3),
  price: z.number().nonnegative().nullable(),
})
export type Favorite = z.infer<typeof favorite>
