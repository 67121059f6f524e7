import { z } from 'zod'
import { type ReportReason, reportReasons } from '#catalogue/properties.ts'

/** As typed, however long: a draft is never rejected. */
export const reportForm = z.strictObject({
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]),
  details: z.string().max(500_000),
})

export const emptyReport: z.infer<typeof reportForm> = { reason: 'sold', details: '' }
