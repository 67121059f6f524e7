import { useMemo } from 'react'
import type { SignedInUser } from '#platform/session/session.ts'
import { useConsent } from '#platform/storage/consent-choice.ts'
import { useStoredData } from './use-stored-data.ts'

export type ProfileLook = { readonly name: string; readonly photo: string | null }

/** Name and picture: chosen here, else from the sign-in provider. */
export function useProfileLook(user: SignedInUser | null): ProfileLook | null {
  const kept = useStoredData('userProfile', user?.uid)
  // No picture from another host before consent, or after Reject All.
  const consent = useConsent()
  const mayFetch = consent !== null && consent.type !== 'none'
  return useMemo(() => user && lookOf(user, kept, mayFetch), [user, kept, mayFetch])
}

function lookOf(user: SignedInUser, kept: unknown, mayFetch: boolean): ProfileLook {
  const own = (typeof kept === 'object' && kept ? kept : {}) as Record<string, unknown>
  const chosen = (field: string, from: string | null) => (typeof own[field] === 'string' ? own[field] : from)
  const photo = chosen('photoURL', user.photoURL)
  // Not validated until Settings reads it: only image URLs pass.
  const isPicture = photo !== null && (mayFetch ? /^(data:image\/|https:)/ : /^data:image\//).test(photo)
  return { name: chosen('displayName', user.displayName) || user.email, photo: isPicture ? photo : null }
}
