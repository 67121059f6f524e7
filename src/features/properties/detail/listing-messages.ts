import { apiErrors } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { NewEnquiry } from '#domain/documents/enquiry.ts'
import type { NewReport } from '#domain/documents/listing-report.ts'
import { addDocument } from '#platform/documents/document-client.ts'
import { toast } from '#ui/layers/toast.ts'

type Sent = Awaited<ReturnType<typeof addDocument>>

export const sendEnquiry = async (enquiry: NewEnquiry) =>
  said(await addDocument('enquiries', enquiry), ownToasts.enquirySent)
export const sendReport = async (report: NewReport) => said(await addDocument('reports', report), ownToasts.reportSent)

/** Why it was refused; undefined if it was sent or queued. */
function said({ outcome, refused, why }: Sent, success: string): string | undefined {
  if (outcome === 'refused') return apiErrors[refused ?? 'internal'].sentence
  if (outcome === 'sent') toast(success)
  else toast(!why || why === 'unreachable' ? ownToasts.messageWaiting : ownToasts.messageLater)
  return undefined
}
