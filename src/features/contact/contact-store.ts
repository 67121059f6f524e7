import { apiErrors } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/messages.ts'
import { keyTable } from '#catalogue/storage-keys.ts'
import type { NewMessage } from '#domain/message.ts'
import { isUntouched, type MessageForm, messageForm } from '#domain/message-form.ts'
import { addDocument } from '#platform/documents/document-client.ts'
import { type KeptKind, openKept } from '#platform/storage/kept.ts'
import { removeWaiting } from '#platform/storage/outbox-store.ts'
import { toast } from '#ui/toast.ts'

/** Kept with every key that is pressed. A visitor's draft belongs to this browser. */
export const draftKind: KeptKind<MessageForm | null> = {
  key: 'contactDraft',
  version: 1,
  schema: messageForm.nullable(),
  fallback: keyTable.contactDraft.default,
}

export const draftOwner = (uid: string | undefined) => uid ?? 'visitor'

export const keepDraft = (uid: string | undefined, form: MessageForm | null) =>
  void openKept(draftKind, draftOwner(uid)).update(() => (form && isUntouched(form) ? null : form))

/** Why it was not taken, or nothing: then it has arrived, or goes out by itself. */
export async function sendMessage(message: NewMessage): Promise<string | undefined> {
  const { key, outcome, refused } = await addDocument('messages', message)
  if (outcome === 'refused') {
    // It stays in the form, where it can be changed.
    await removeWaiting([key])
    return apiErrors[refused ?? 'internal'].sentence
  }
  toast(outcome === 'sent' ? ownToasts.messageSent : ownToasts.messageWaiting)
  return undefined
}
