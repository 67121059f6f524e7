import { z } from 'zod'
import { authErrors } from '#catalogue/errors.ts'
import { refusals as sentences } from '#catalogue/toasts.ts'
import { emailOf } from '#domain/accounts/account.ts'
import { isBlank, lengthRefusal, plainLine, plainLines, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { enquiryLimits, type NewEnquiry } from './enquiry.ts'
import { consentMissing } from './message-form.ts'

const typed = z.string().max(500_000)

/** As typed: a draft is never rejected. */
export const enquiryForm = z.strictObject({
  name: typed,
  email: typed,
  phone: typed,
  message: typed,
  consent: z.boolean(),
})
export type EnquiryForm = z.infer<typeof enquiryForm>

export const emptyEnquiry: EnquiryForm = { name: '', email: '', phone: '', message: '', consent: false }

const PHONE = /^\+?[\d ()-]{5,30}$/

/** `website` is the honeypot field. */
export function readEnquiry(listing: string, form: EnquiryForm, website = ''): ReadForm<NewEnquiry, keyof EnquiryForm> {
  const email = emailOf(form.email)
  const written = { name: plainLine(form.name), phone: plainLine(form.phone), message: plainLines(form.message) }
  const text = (what: string, field: 'name' | 'message') =>
    isBlank(written[field]) ? sentences.fieldsMissing : lengthRefusal(what, written[field], enquiryLimits[field])
  return unlessWrong(
    { listing, ...written, email: email ?? '', consent: true, website: website.slice(0, 200) },
    {
      name: text('A name', 'name'),
      email: isBlank(form.email) ? sentences.fieldsMissing : email ? undefined : authErrors['invalid-email'],
      phone:
        written.phone === '' || PHONE.test(written.phone) ? undefined : 'A phone number has 5 to 30 digits and spaces.',
      message: text('A message', 'message'),
      consent: form.consent ? undefined : consentMissing,
    },
  )
}
