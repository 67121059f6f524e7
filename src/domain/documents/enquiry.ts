import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'
import { documentId } from './document.ts'
import { messageStates } from './message.ts'

export const enquiryLimits = { name: 100, email: 254, phone: 30, message: 2_000, answer: 2_000 } as const

/** A question about a listing. */
export const enquiry = z.strictObject({
  listing: documentId,
  /** The account that owns the listing and alone reads this; empty: a sample, so that admins do. */
  to: z.string().max(64),
  name: plainText(enquiryLimits.name).min(1),
  email: z.email().max(enquiryLimits.email),
  /** Optional. */
  phone: z.string().regex(/^(?:\+?[\d ()-]{5,30})?$/),
  message: plainText(enquiryLimits.message).min(1),
  status: z.enum(messageStates),
  answer: plainText(enquiryLimits.answer).nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type Enquiry = z.infer<typeof enquiry>

/** From the form: with consent, which is required, and the honeypot. */
export const newEnquiry = enquiry
  .omit({ status: true, to: true, answer: true, answeredAt: true })
  .extend({ consent: z.literal(true), website: z.string().max(200) })
export type NewEnquiry = z.infer<typeof newEnquiry>

export const enquiryChange = enquiry.pick({ status: true })
export type EnquiryChange = z.infer<typeof enquiryChange>

export function keptEnquiry({ consent: _, website, ...written }: NewEnquiry): Enquiry {
  return { ...written, to: '', status: website === '' ? 'new' : 'spam', answer: null, answeredAt: null }
}
