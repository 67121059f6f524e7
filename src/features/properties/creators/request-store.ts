import { apiErrors, errorToasts } from '#catalogue/errors.ts'
import { refusals, successToasts } from '#catalogue/toasts.ts'
import {
  type CreatorRequest,
  localRequestOf,
  type NewCreatorRequest,
  newCreatorRequest,
  type RequestState,
} from '#domain/documents/creator-request.ts'
import type { Document } from '#domain/documents/document.ts'
import { firstProfile } from '#domain/kept/profile.ts'
import { newId } from '#platform/browser/ids.ts'
import { addDocument } from '#platform/documents/document-client.ts'
import { openKept } from '#platform/kept/kept.ts'
import { creatorRequestsKind, profileKind } from '#platform/kept/kinds.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { isDemo, type SignedInUser } from '#platform/session/session.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { toast } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

/** §4: sent to the server so that an admin sees it, and kept in the local list. Why it was refused, if it was. */
export async function submitRequest(sent: NewCreatorRequest): Promise<string | undefined> {
  const user = await settledSession()
  if (user === 'signed-out') {
    const say = () => toast(refusals.requestSignedOut, { tone: 'error' })
    refuseUntilSignedIn({ name: 'submit-request', about: sent }, say)
    return refusals.requestSignedOut
  }
  // The demo lives in this browser only.
  const { key, outcome, refused } = isDemo(user)
    ? { key: newId(), outcome: 'sent' as const, refused: undefined }
    : await addDocument('requests', sent)
  if (outcome === 'refused') {
    toast(errorToasts.request, { tone: 'error' })
    return apiErrors[refused ?? 'internal'].sentence
  }
  const name = openKept(profileKind, user.uid).read()?.displayName ?? user.displayName
  const item = localRequestOf(sent, key, { ...user, displayName: name }, new Date().toISOString())
  const saved = await openKept(creatorRequestsKind, user.uid).update((list) => [
    ...list.filter(({ id }) => id !== key),
    item,
  ])
  await keepState(user, 'pending')
  toastOutcome(saved === 'saved', errorToasts.request, successToasts.requestSubmitted)
  return undefined
}

/** §3: what the profile says. */
const keepState = (user: SignedInUser, status: RequestState) =>
  openKept(profileKind, user.uid).update((now) => {
    const profile = now ?? firstProfile(user)
    const isPropertyCreator = status === 'pending' || status === 'approved'
    const isApproved = status === 'approved'
    if (profile.isPropertyCreator === isPropertyCreator && profile.isApproved === isApproved) return profile
    return { ...profile, isPropertyCreator, isApproved }
  })

/** What the server says of a request, put into the local list: the bell has been heard. */
export async function learnDecision(user: SignedInUser, { id, createdAt, data }: Document<CreatorRequest>) {
  const { decidedAt: _, userEmail: __, status, answer, ...form } = data
  await openKept(creatorRequestsKind, user.uid).update((list) => {
    const known = list.find((item) => item.id === id)
    if (known?.status === status && known.answer === answer) return list
    const item = known ?? localRequestOf({ ...form, agreement: true }, id, user, createdAt)
    return [...list.filter((other) => other !== known), { ...item, status, answer }]
  })
  await keepState(user, status)
}

onRefusedAction('submit-request', (about) => {
  const { data } = newCreatorRequest.safeParse(about)
  if (data) void submitRequest(data)
})
