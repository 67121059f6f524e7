import { z } from 'zod'
import { authErrors } from '#catalogue/errors.ts'
import { refusals as sentences } from '#catalogue/toasts.ts'
import { emailOf } from '#domain/accounts/account.ts'
import { isBlank, lengthRefusal, plainLine, plainLines, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { messageLimits, type NewMessage } from './message.ts'

const typed = z.string().max(500_000)

/** As typed: a draft is never rejected. */
export const messageForm = z.strictObject({
  name: typed,
  email: typed,
  subject: typed,
  message: typed,
  consent: z.boolean(),
})
export type MessageForm = z.infer<typeof messageForm>

export const emptyMessage: MessageForm = { name: '', email: '', subject: '', message: '', consent: false }
export const consentMissing = 'We need your consent to store your message and reply to it.'

export const isUntouched = ({ name, email, subject, message }: MessageForm) => !(name || email || subject || message)

/** `website` is the honeypot field. */
export function readMessage(form: MessageForm, website = ''): ReadForm<NewMessage, keyof MessageForm> {
  const email = emailOf(form.email)
  const written = {
    name: plainLine(form.name),
    email: email ?? '',
    subject: plainLine(form.subject),
    message: plainLines(form.message),
  }
  const text = (what: string, field: 'name' | 'subject' | 'message') =>
    isBlank(written[field]) ? sentences.fieldsMissing : lengthRefusal(what, written[field], messageLimits[field])
  return unlessWrong(
    { ...written, consent: true, website: website.slice(0, 200) },
    {
      name: text('A name', 'name'),
      email: isBlank(form.email) ? sentences.fieldsMissing : email ? undefined : authErrors['invalid-email'],
      subject: text('A subject', 'subject'),
      message: text('A message', 'message'),
      consent: form.consent ? undefined : consentMissing,
    },
  )
}
