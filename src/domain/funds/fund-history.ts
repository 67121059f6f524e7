import { z } from 'zod'
import { badPoint } from '#domain/measures/bad-point-schema.ts'

/** A scheme's history as sent: the bytes of `history-code.ts` and their source. */
export const fundHistory = z.strictObject({
  code: z.int().min(1),
  /** `amfi`: only the market days we store; `none`: only what the pack has. */
  source: z.enum(['mfapi', 'amfi', 'sample', 'none']),
  /** Time of the fetch. */
  fetchedAt: z.iso.datetime().nullable(),
  /** Base 64. */
  bytes: z.base64(),
  /** What is wrong with them. */
  badPoints: z.array(badPoint),
})
export type FundHistory = z.infer<typeof fundHistory>
