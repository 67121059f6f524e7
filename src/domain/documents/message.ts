import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'

export const messageLimits = { name: 100, email: 254, subject: 150, message: 5_000 } as const

/** `spam`: the honeypot was filled in. Kept apart, not deleted: an autofill may have done it. */
export const messageStates = ['new', 'read', 'done', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

/** A message to the operators. */
export const message = z.strictObject({
  name: plainText(messageLimits.name).min(1),
  email: z.email().max(messageLimits.email),
  subject: plainText(messageLimits.subject).min(1),
  message: plainText(messageLimits.message).min(1),
  status: z.enum(messageStates),
})
export type Message = z.infer<typeof message>

/** From the form: with consent, which is required, and the honeypot. */
export const newMessage = message
  .omit({ status: true })
  .extend({ consent: z.literal(true), website: z.string().max(200) })
export type NewMessage = z.infer<typeof newMessage>

export const messageChange = message.pick({ status: true })
export type MessageChange = z.infer<typeof messageChange>

export function keptMessage({ consent: _, website, ...written }: NewMessage): Message {
  return { ...written, status: website === '' ? 'new' : 'spam' }
}
