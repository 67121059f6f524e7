import { z } from 'zod'
import { reportReasons } from '#catalogue/properties.ts'
import { keysOf } from '#domain/property/keys-of.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { documentId } from './document.ts'
import { messageStates } from './message.ts'

export const reportLimits = { details: 1_000 } as const

/** A listing that something is wrong with. Only admins see it, never the listing's owner. */
export const listingReport = z.strictObject({
  listing: documentId,
  reason: z.enum(keysOf(reportReasons)),
  details: plainText(reportLimits.details),
  status: z.enum(messageStates),
})
export type ListingReport = z.infer<typeof listingReport>

/** From the form, with the honeypot. */
export const newReport = listingReport.omit({ status: true }).extend({ website: z.string().max(200) })
export type NewReport = z.infer<typeof newReport>

export const reportChange = listingReport.pick({ status: true })
export type ReportChange = z.infer<typeof reportChange>

export function keptReport({ website, ...written }: NewReport): ListingReport {
  return { ...written, status: website === '' ? 'new' : 'spam' }
}
