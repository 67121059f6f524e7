import { z } from 'zod'
import { badPoint } from '#domain/measures/bad-point-schema.ts'

/** One scheme's history as it travels: the bytes of `history-code.ts`, and where they are from. */
export const fundHistory = z.strictObject({
  code: z.int().min(1),
  /** `amfi`: only the days of the market that we keep ourselves; `none`: nothing but what the pack knows. */
  source: z.enum(['mfapi', 'amfi', 'sample', 'none']),
  /** When it was fetched. */
  fetchedAt: z.iso.datetime().nullable(),
  /** Base 64. */
  bytes: z.base64(),
  /** What is wrong with them. */
  badPoints: z.array(badPoint),
})
export type FundHistory = z.infer<typeof fundHistory>
