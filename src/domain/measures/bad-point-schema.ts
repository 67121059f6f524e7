import { z } from 'zod'

/** A published value that cannot be true, as sent. */
export const badPoint = z.strictObject({
  kind: z.enum(['zero', 'wrong-day', 'face-value']),
  day: z.iso.date(),
  /** The published value; for a face value the factor by which a unit grew. */
  value: z.number(),
})
