import { apiErrors } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/messages.ts'
import { keyTable } from '#catalogue/storage-keys.ts'
import type { NewMessage } from '#domain/message.ts'
import { isUntouched, type MessageForm, messageForm } from '#domain/message-form.ts'
import { addDocument } from '#platform/documents/document-client.ts'
import { type KeptKind, openKept } from '#platform/storage/kept.ts'
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

/** What was sent is no draft any more; what somebody has typed since, here or in another tab, is. */
export const forgetDraft = (uid: string | undefined, sent: MessageForm) =>
  void openKept(draftKind, draftOwner(uid)).update((now) => (sameForm(now, sent) ? null : now))

const sameForm = (one: MessageForm | null, other: MessageForm) =>
  one !== null && Object.entries(other).every(([field, value]) => one[field as keyof MessageForm] === value)

/** Why it was not taken, or nothing: then it has arrived, or goes out by itself. */
export async function sendMessage(message: NewMessage): Promise<string | undefined> {
  const { outcome, refused } = await addDocument('messages', message)
  // It stays in the form, where it can be changed.
  if (outcome === 'refused') return apiErrors[refused ?? 'internal'].sentence
  toast(outcome === 'sent' ? ownToasts.messageSent : ownToasts.messageWaiting)
  return undefined
}
