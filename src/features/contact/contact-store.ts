import { apiErrors } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { NewMessage } from '#domain/documents/message.ts'
import { addDocument } from '#platform/documents/document-client.ts'
import { toast } from '#ui/layers/toast.ts'

/** Why it was refused; undefined if it was sent or queued. */
export async function sendMessage(message: NewMessage): Promise<string | undefined> {
  const { outcome, refused, why } = await addDocument('messages', message)
  // Stays in the form for correction.
  if (outcome === 'refused') return apiErrors[refused ?? 'internal'].sentence
  if (outcome === 'sent') toast(ownToasts.messageSent)
  else toast(!why || why === 'unreachable' ? ownToasts.messageWaiting : ownToasts.messageLater)
  return undefined
}
