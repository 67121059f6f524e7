import { z } from 'zod'

/** What a source published and cannot be true, as it travels. */
export const badPoint = z.strictObject({
  kind: z.enum(['zero', 'wrong-day', 'face-value']),
  day: z.iso.date(),
  /** What was published; for a face value how many times as large a unit became. */
  value: z.number(),
})
